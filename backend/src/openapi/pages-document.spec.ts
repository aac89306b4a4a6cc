import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../config/app-config.js';
import { buildDocument } from './build-document.js';
import { serializeDocument } from './document.js';
import { buildPagesDocument } from './pages-document.js';

const document = await buildPagesDocument();
const schemas = document.components?.schemas ?? {};

describe('the document of page data', () => {
  it('is committed as generated', () => {
    const committed = readFileSync(path.join(PROJECT_ROOT, 'openapi/pages.json'), 'utf8');
    if (committed !== serializeDocument(document))
      throw new Error('openapi/pages.json is stale. Run: npm run generate');
  });

  it('resolves all references, and has no operations', () => {
    const references = [...serializeDocument(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(references.map(([, name]) => name)));
    expect(document.paths).toEqual({});
  });

  it('shares schemas with the API unchanged, and adds none to it', async () => {
    const ofApi = (await buildDocument()).components?.schemas ?? {};
    const shared = Object.keys(schemas).filter((name) => name in ofApi);
    expect(shared).toEqual(expect.arrayContaining(['PublicAccount', 'Content', 'ThemeList']));
    // An enumeration has the description of the first property that uses it.
    for (const name of shared)
      expect({ ...schemas[name], description: '' }).toEqual({ ...ofApi[name], description: '' });
    const own = ['PageData', 'PageRequest', 'ProfilePage', 'BriefContent', 'BriefPicture', 'RenderInput'];
    expect(Object.keys(ofApi).filter((name) => own.includes(name))).toEqual([]);
  });
});
