import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuiltAssets, scriptsFor } from '../src/app/document/client-assets';
import { readClientAssets } from '../src/app/document/read-client-assets';
import { type PageFiles, pageFilesOf } from '../src/app/page-files';
import { LAYOUTS } from '../src/app/routes/layouts';
import { pageSources } from '../src/app/routes/page-sources';
import { ROUTE_TABLE } from '../src/app/routes/route-table';
import { LANGUAGES } from '../src/i18n/language';
import { wordsSource } from '../src/i18n/namespaces';
import { aPublicAccount } from '../src/testing/accounts';

const CLIENT = path.resolve(import.meta.dirname, '../dist/client');
const JAVASCRIPT_LIMIT = 192_000;
/** What a page weighs with much on it, and with as much as its first screens can ever have. */
const DOCUMENT_LIMITS = { usual: 60_000, most: 100_000 };

/** What visitors of a creator's pages have no use for. */
const STUDIO_MODULES = [
  /\/react-hook-form\//,
  /^src\/app\/layouts\/StudioLayout/,
  /^src\/features\/profile\/(?:ProfileEditPage|ThemeEditPage|(?:categories|form|format|theme)\/)/,
  /^src\/features\/profile\/headlines\/Headline/,
  /^src\/features\/contents\/(?:ContentEdit|ContentsEditor|ContentsOrder|edit\/)/,
  // They come when somebody opens something.
  /^src\/features\/contents\/page\/(?:OpenedMedium|PictureZoom|VideoDialog)/,
  /^src\/features\/(?:auth|contact|home)\//,
  /^src\/features\/links\/(?:LinksEditor|LinksOrder|form\/)/,
  /^src\/features\/contents\/posting\//,
  /^src\/features\/items\/(?:ContentItems|Editable|Items(?:Editor|Preview)|add\/|api\/own-|components\/(?:ItemRow|MallDialog)|useItemDeletion)/,
  /^src\/features\/linkages\/(?:OwnLinkages|useConnect|form\/)/,
  /^src\/app\/pages\/(?:Own(?:Contents|Items|Links)|PostingFlow|usePostingFlow)/,
  /^src\/hooks\/use(?:Form|Submitted)/,
  /\/(?:@dnd-kit|react-easy-crop|qrcode)\//,
  /^src\/features\/sign-up\/(?!sign-up-flow)/,
  /\/@mui\//,
];

function readBuild(file: 'manifest.json' | 'modules.json'): unknown {
  const full = path.join(CLIENT, '.vite', file);
  if (!existsSync(full)) throw new Error(`${full} is missing: run "npm run build -w frontend" first.`);
  return JSON.parse(readFileSync(full, 'utf8'));
}

function filesOf(id: string, language: (typeof LANGUAGES)[number]): string[] {
  const entry = ROUTE_TABLE.find((route) => route.id === id);
  if (entry === undefined) throw new Error(`No route ${id}`);
  const { sources, namespaces } = pageSources(entry);
  const words = (['common', ...namespaces] as const).map((namespace) => wordsSource(language, namespace));
  const scripts = scriptsFor(assets, [...sources, ...words]);
  return [scripts.entry, ...scripts.preload];
}

let assets: BuiltAssets;
beforeAll(async () => {
  assets = await readClientAssets(CLIENT);
});

const weigh = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(CLIENT, file))).length, 0);

describe.each(
  LANGUAGES.flatMap((language) => [
    ['the public profile', 'profile', language, 'src/features/profile/ProfilePage.tsx'] as const,
    ['the page of a content', 'content', language, 'src/features/contents/ContentPage.tsx'] as const,
    ['the front page', 'home', language, 'src/features/home/HomePage.tsx'] as const,
  ]),
)('%s (%s) in %s', (_name, id, language, source) => {
  it(`needs at most ${String(JAVASCRIPT_LIMIT / 1000)} kB of JavaScript`, () => {
    expect(weigh(filesOf(id, language))).toBeLessThanOrEqual(JAVASCRIPT_LIMIT);
  });

  it('brings nothing of the studio along', () => {
    const modules = readBuild('modules.json') as Record<string, string[]>;
    const loaded = filesOf(id, language).flatMap((file) => modules[file.slice(1)] ?? []);
    expect(loaded).toContain(source);
    const own = id === 'home' ? /^src\/features\/home\// : null;
    const strange = loaded.filter((module) => STUDIO_MODULES.some((pattern) => pattern.test(module)));
    expect(strange.filter((module) => own?.test(module) !== true)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the edit page in %s', (language) => {
  it('brings what trims a picture only once there is one to trim', () => {
    const modules = readBuild('modules.json') as Record<string, string[]>;
    const loaded = filesOf('profileEdit', language).flatMap((file) => modules[file.slice(1)] ?? []);
    expect(loaded).toContain('src/features/profile/icon/IconEditor.tsx');
    expect(loaded.filter((module) => /react-easy-crop|\/icon\/(?:Trim|cut-picture)/.test(module))).toEqual(
      [],
    );
  });
});

describe('the build', () => {
  it.each(ROUTE_TABLE.map(({ id }) => id))('has every chunk of %s', (id) => {
    for (const language of LANGUAGES) {
      for (const file of filesOf(id, language)) expect(existsSync(path.join(CLIENT, file))).toBe(true);
    }
  });

  it('has every page in a chunk of its own', () => {
    const manifest = readBuild('manifest.json') as Record<string, { file: string; isDynamicEntry?: true }>;
    const chunks = ROUTE_TABLE.map(({ source }) => manifest[source]);
    expect(chunks.every((chunk) => chunk?.isDynamicEntry === true)).toBe(true);
    expect(new Set(chunks.map((chunk) => chunk?.file)).size).toBe(chunks.length);
    for (const { source } of Object.values(LAYOUTS)) expect(manifest[source]?.isDynamicEntry).toBe(true);
  });

  it('says which build is the latest: by the script that its pages begin with', () => {
    const latest = JSON.parse(readFileSync(path.join(CLIENT, 'builds/latest.json'), 'utf8')) as unknown;
    const { entry } = scriptsFor(assets, []);
    expect(latest).toEqual({ entry });
    expect(entry).toMatch(/^\/assets\/entry-client-[\w-]+\.js$/);
    expect(readFileSync(path.join(CLIENT, entry), 'utf8')).toContain('/builds/latest.json');
  });

  it('knows the files of each page, for whoever fetches them ahead', () => {
    const { entry, preload } = scriptsFor(assets, []);
    const { files, parts } = JSON.parse(
      readFileSync(path.join(CLIENT, pageFilesOf(entry)), 'utf8'),
    ) as PageFiles;
    for (const route of ROUTE_TABLE) {
      const { sources, namespaces } = pageSources(route);
      for (const language of LANGUAGES) {
        const all = [...sources, ...namespaces.map((namespace) => wordsSource(language, namespace))];
        const listed = new Set(all.flatMap((part) => (parts[part] ?? []).map((place) => files[place])));
        const needed = scriptsFor(assets, all).preload.filter((file) => !preload.includes(file));
        expect([...listed]).toEqual(expect.arrayContaining(needed));
        expect([...listed].filter((file) => !existsSync(path.join(CLIENT, file ?? '?')))).toEqual([]);
      }
    }
  });

  it.each([
    ['usual', 1],
    ['most', 4],
  ] as const)('renders a profile with as much as is %s in few bytes, compressed', async (amount, parts) => {
    const program = path.resolve(CLIENT, '../server/entry-server.js');
    if (!existsSync(program))
      throw new Error(`${program} is missing: run "npm run build -w frontend" first.`);
    const script = `
      const { createRenderer, readClientAssets } = await import(${JSON.stringify(program)});
      const { createHash } = await import('node:crypto');
      const file = (index) => '/media/' + createHash('sha256').update(String(index)).digest('hex');
      const picture = (index) => ({ url: file(index) + '-1280.webp', width: 4000, height: 3000, preview: file(index) + '.jpg', placeholder: '#c9a78b',
        sources: [160, 320, 480, 640, 960, 1280].map((width) => ({ url: file(index) + '-' + width + '.webp', width })) });
      const detail = (index) => ({ title: '花'.repeat(30), text: null, url: 'https://example.com/' + file(index) + 'x'.repeat(300), image: file(index) + '-1280.webp', picture: picture(index) });
      const account = ${JSON.stringify(aPublicAccount({ displayName: '花'.repeat(30), introduction: '花見の\n'.repeat(37), contentsFormat: 16 }))};
      const part = (length, entryAt) => ({ results: Array.from({ length }, (_, index) => entryAt(index + 1)), total: 200, nextOffset: length });
      const medium = (index) => ({ image: file(index) + '-1280.webp', imageUrl: file(index) + '-1280.webp', imageFileName: 'a.webp', videoFlag: true, videoUrl: 'https://www.youtube.com/watch?v=' + index, picture: picture(index) });
      const data = {
        kind: 'profile',
        account: { ...account, iconPicture: picture(0) },
        linkages: { results: [], total: 0 },
        contents: part(16, (index) => ({ contentId: index, provider: 'youtube', publishedAt: '2026-10-03T09:00:00.000Z', title: '花'.repeat(60), contentUrl: 'https://www.youtube.com/watch?v=' + index, media: [medium('content' + index)], isItemLinked: false })),
        links: part(20, (index) => ({ linkId: index, linkTypeId: 4, linkTypeName: 'image_4', details: Array.from({ length: ${parts} }, (_, at) => detail(4 * index + at)) })),
        items: part(16, (index) => ({ itemId: index, majorMallFlag: false, image: 'a', name: null, url: 'https://example.com/' + file(index), imageUrl: 'a', contentId: index, destinations: [{ mall: null, url: 'https://example.com/' + file(index), sponsored: false }], picture: picture('item' + index) })),
      };
      const page = await createRenderer(await readClientAssets(${JSON.stringify(CLIENT)})).render({ path: '/ja/profile/' + account.displayId, language: 'ja', settings: { publicUrl: 'https://hitohira.example', flowMs: 3_600_000, codeResendMs: 60_000, restoreDays: 7 }, status: 200, maintenance: null, data });
      process.stdout.write(page.html);
    `;
    const { execFileSync } = await import('node:child_process');
    // On its own, without packages or environment to lean on.
    const html = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: '/',
      env: {},
    });
    expect(html.toString()).toContain('modulepreload');
    expect(html.toString().match(/<img [^>]*srcset/gi)).toHaveLength(1 + 20 * parts + 32);
    expect(gzipSync(html).length).toBeLessThanOrEqual(DOCUMENT_LIMITS[amount]);
  });
});
