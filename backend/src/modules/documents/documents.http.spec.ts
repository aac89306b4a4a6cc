import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Account } from '../accounts/account.entity.js';

describe("the site's documents", () => {
  let testApp: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'hitohira-data-'));
    for (const version of ['2020-02-28', '2199-04-01']) {
      const folder = path.join(dataDir, 'documents/terms', version);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'ja.md'), '# 規約\n\n第1条');
      writeFileSync(path.join(folder, 'en.md'), `# Our terms of ${version}\n\nSection 1`);
    }
    testApp = await startTestApp({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await testApp.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('are public, in the language of the request', async () => {
    const read = (language: string) =>
      testApp.client.get('/api/documents/privacy').set('Accept-Language', language).expect(200);
    expect((await read('ja')).body).toMatchObject({ name: 'privacy', title: 'プライバシーポリシー' });
    expect((await read('en')).body).toMatchObject({ name: 'privacy', title: 'Privacy policy' });
  });

  it("are the operator's if there are any, and the next sign-up accepts them", async () => {
    const { body } = await testApp.client
      .get('/api/documents/terms')
      .set('Accept-Language', 'en')
      .expect(200);
    expect(body).toEqual({
      name: 'terms',
      version: '2020-02-28',
      title: 'Our terms of 2020-02-28',
      content: 'Section 1',
    });
    const { account } = await signUp(testApp);
    const stored = await testApp.repository(Account).findBy({ id: account.accountId });
    expect(stored).toMatchObject([{ termsVersion: '2020-02-28' }]);
  });

  it('change on the day of a version without a restart, on cached pages as well', async () => {
    const currentVersion = async () => {
      const { body } = await testApp.client.get('/api/documents/terms').expect(200);
      await testApp.client.get('/en/terms').expect(200);
      return (body as { version: string }).version;
    };
    expect(await currentVersion()).toBe('2020-02-28');
    const realNow = Date.now;
    Date.now = () => Date.parse('2199-04-01T00:00+09:00');
    try {
      expect(await currentVersion()).toBe('2199-04-01');
    } finally {
      Date.now = realNow;
    }
    const shown = testApp.pages.rendered.flatMap(({ data }) =>
      data?.kind === 'document' ? [data.document.version] : [],
    );
    expect(shown).toEqual(['2020-02-28', '2199-04-01']);
  });

  it.each(['imprint', 'TERMS', 'constructor', '..%2Fsecrets'])('do not include %s', async (name) => {
    await testApp.client.get(`/api/documents/${name}`).expect(404);
  });
});
