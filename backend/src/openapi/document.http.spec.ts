import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../test/support/test-app.js';
import { PROJECT_ROOT } from '../config/app-config.js';

describe('the served document', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('is the committed one', async () => {
    const answer = await testApp.client.get('/api/openapi.json').expect(200);
    const committed = readFileSync(path.join(PROJECT_ROOT, 'openapi/openapi.json'), 'utf8');
    const { servers, ...rest } = answer.body as { servers: { url: string }[] };
    const { servers: _relative, ...expected } = JSON.parse(committed) as { servers: unknown };
    expect(rest).toEqual(expected);
    // Clients with a copy of the document find the server in it.
    expect(servers.map(({ url }) => url)).toEqual([PUBLIC_URL]);
  });

  it('has a page for trying calls, from local files', async () => {
    const page = await testApp.client.get('/docs').expect(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { origin, pathname } = new URL(file, `${testApp.url}/docs`);
      expect(origin).toBe(testApp.url);
      await testApp.client.get(pathname).expect(200);
    }
  });

  it('has a filter on that page, and keeps the authorization', async () => {
    const { text } = await testApp.client.get('/docs/swagger-ui-init.js').expect(200);
    for (const option of ['persistAuthorization', 'filter', 'displayOperationId'])
      expect(text).toContain(`"${option}": true`);
  });
});
