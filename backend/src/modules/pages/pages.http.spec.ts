import { createContent } from '../../../test/support/factories/content.js';
import { cookieHeader } from '../../../test/support/cookies.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { fakeHtml } from './fake-page-renderer.js';
import { News } from '../news/news.entity.js';
import { createNews } from '../../../test/support/factories/news.js';
import { fromNow } from '../../../test/support/times.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

describe('pages', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({
      FLOW_TOKEN_TTL_S: '600',
      CODE_TTL_S: '300',
      THROTTLE_MAIL_MINUTE_WINDOW_S: '90',
      PURGE_DAYS: '30',
    });
    person = await signUp(testApp, { displayName: '</script><b>x' });
  });
  afterAll(() => testApp.stop());

  const rendered = () => testApp.pages.rendered.at(-1);

  it('are rendered with public data, also for the owner', async () => {
    const path = `/profile/${person.account.displayId}`;
    const { body: account } = await testApp.client
      .get(`/api/accounts/${person.account.displayId}`)
      .expect(200);
    expect(account).toMatchObject({ displayName: '</script><b>x', isMe: false });
    for (const browser of [testApp.client, person.browser]) {
      const answer = await browser.get(path).expect(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(rendered()).toEqual({
        path,
        language: 'ja',
        settings: {
          publicUrl: PUBLIC_URL,
          flowMs: 600_000,
          codeMs: 300_000,
          codeResendMs: 90_000,
          restoreDays: 30,
        },
        linkSwitchScript: 'https://aml.valuecommerce.com/vcdal.js',
        socialProviders: { results: [], total: 0 },
        status: 200,
        data: {
          kind: 'profile',
          account,
          linkages: { results: [], total: 0 },
          contents: { results: [], total: 0, nextOffset: null },
          links: { results: [], total: 0, nextOffset: null },
          items: { results: [], total: 0, nextOffset: null },
          searchable: true,
          shareCard: null,
        },
        maintenance: null,
      });
    }
  });

  it('show the themes on the front page, with names in its language', async () => {
    for (const [language, name] of [
      ['ja', '生成り'],
      ['en', 'Plain paper'],
    ] as const) {
      await testApp.client.get(`/${language}/`).expect(200);
      const { body } = await testApp.client.get('/api/themes').set('Accept-Language', language).expect(200);
      expect(rendered()?.data).toEqual({ kind: 'landing', themes: body, example: null });
      expect(body.results[0].displayName).toBe(name);
    }
  });

  it('show a document of the site in the language of the page', async () => {
    await testApp.client.get('/en/terms').expect(200);
    expect(rendered()).toMatchObject({
      language: 'en',
      status: 200,
      data: { kind: 'document', document: { name: 'terms', title: 'Terms of use' } },
    });
    await testApp.client.get('/terms').set('Cookie', 'locale=ja').expect(200);
    expect(rendered()?.data).toMatchObject({ document: { title: '利用規約' } });
  });

  it.each([
    ['/en/', {}, 'en'],
    ['/ja/', { Cookie: 'locale=en', 'Accept-Language': 'en' }, 'ja'],
    ['/', { Cookie: 'locale=en', 'Accept-Language': 'ja' }, 'en'],
    ['/', { 'Accept-Language': 'en-GB,en;q=0.9,ja;q=0.5' }, 'en'],
    ['/', { 'Accept-Language': 'fr' }, 'ja'],
    ['/', {}, 'ja'],
    ['/en/nothing', { Cookie: 'locale=ja' }, 'en'],
  ])('%s with %j are in %s, without a redirect', async (path, headers, language) => {
    const answer = await testApp.client.get(path).set(headers);
    expect([200, 404]).toContain(answer.status);
    expect(answer.text).toContain(`<html lang="${language}">`);
  });

  it('vary by language and cookie, and are revalidated', async () => {
    const { headers } = await testApp.client.get('/').expect(200);
    expect(headers['vary']).toMatch(/Accept-Language.*Cookie/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  const policyOf = async (path: string): Promise<Record<string, string[]>> => {
    const { headers } = await testApp.client.get(path).expect(200);
    return Object.fromEntries(
      headers['content-security-policy']!.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  };

  it('allow the scripts and styles that the renderer names, and no others', async () => {
    const policy = await policyOf('/');
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-c2NyaXB0'"],
      'style-src': ["'self'", "'sha256-c3R5bGU='"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'"],
    });
    expect(policy['script-src']!.join()).not.toMatch(/unsafe|http|\*/);
  });

  it('allow the frames that the renderer names, only for contents', async () => {
    const contentId = await createContent(testApp, person.account.accountId);
    const profile = `/profile/${person.account.displayId}`;
    expect((await policyOf(`${profile}/contents/${contentId}`))['frame-src']).toEqual([
      'https://player.example',
    ]);
    for (const path of [profile, '/', '/en/terms'])
      expect(await policyOf(path)).not.toHaveProperty('frame-src');
  });

  it('allow LinkSwitch if the renderer does, but not after an opt-out', async () => {
    const profile = `/profile/${person.account.displayId}`;
    const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);
    await change({ linkswitchPid: '892690966' });
    const policy = await policyOf(profile);
    for (const host of ['aml', 'dalc'])
      expect(policy['script-src']).toContain(`https://${host}.valuecommerce.com`);
    for (const name of ['img-src', 'connect-src'])
      expect(policy[name]).toContain('https://*.valuecommerce.com');
    expect(Object.values(await policyOf('/')).join()).not.toContain('valuecommerce');
    await change({ optout: '1' });
    expect(Object.values(await policyOf(profile)).join()).not.toContain('valuecommerce');
  });

  it.each([
    '/nothing',
    '/en/nothing',
    '/profile/nobody',
    '/en/profile/nobody',
    '/profile/a%00b',
    '/profile/%zz',
    '/profile/',
    '/.git/HEAD',
    '/.env',
    '/metrics',
    '/package.json',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/.vite/documents.json',
  ])('%s is a 404 with an uncached page', async (path) => {
    const answer = await testApp.client.get(path).expect(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const language = path.startsWith('/en') ? 'en' : 'ja';
    expect(answer.text).toBe(fakeHtml({ language, status: 404, maintenance: null }));
  });

  it('for a display ID with a dot are profiles, never files', async () => {
    const { account } = await signUp(testApp, { displayId: 'taro.yamada.json' });
    const answer = await testApp.client.get('/profile/taro.yamada.json').expect(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(rendered()?.data).toMatchObject({ account: { displayId: account.displayId } });
  });

  it.each(['/profile/nobody/contents/1', '/en/news/spring'])(
    '%s is a 404 although it is well-formed',
    async (path) => {
      const { text } = await testApp.client.get(path).expect(404);
      expect(text).toContain('<title>404</title>');
    },
  );

  it('of news are uncached shells while the news is published', async () => {
    await createNews(testApp, 'autumn', {
      titleEn: null,
      contentEn: null,
      publishedAt: fromNow({ days: 1 }),
    });
    await testApp.client.get('/en/news/autumn').expect(404);
    await testApp.repository(News).update('autumn', { publishedAt: new Date() });
    for (const path of ['/en/news/autumn', '/ja/news/autumn?from=mail']) {
      const answer = await testApp.client.get(path).expect(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(rendered()).toMatchObject({ path, status: 200, data: { kind: 'news' } });
    }
    await testApp.repository(News).delete('autumn');
    await testApp.client.get('/en/news/autumn').expect(404);
  });

  it('of missing contents are a 404', async () => {
    const path = `/profile/${person.account.displayId}/contents/${UNKNOWN_ID}`;
    expect((await testApp.client.get(path).expect(404)).text).toContain('<title>404</title>');
  });

  it('that fail are a 500 with a page, and details in the log only', async () => {
    const { displayId } = (await signUp(testApp)).account;
    await testApp.sql('ALTER TABLE accounts RENAME COLUMN introduction TO gone');
    try {
      const answer = await testApp.client.get(`/profile/${displayId}`).expect(500);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).not.toContain('introduction');
      expect(rendered()).toMatchObject({ status: 500, data: null });
      expect(testApp.log.at(-1)).toMatchObject({ level: 'error', message: { event: 'page.failed' } });
    } finally {
      await testApp.sql('ALTER TABLE accounts RENAME COLUMN gone TO introduction');
    }
  });

  it('are read-only, and never at API addresses', async () => {
    const answer = await testApp.client.get('/api/nothing').set('Accept', 'text/html').expect(404);
    expect(answer.body).toMatchObject({ statusCode: 404 });
    await testApp.client.head('/').expect(200);
    await testApp.client.post('/').expect(404);
  });

  it('do not renew the session of their reader', async () => {
    const { email, password } = person.input;
    const answer = await testApp.browser().post('/api/auth/login').send({ email, password });
    const cookies = answer.headers['set-cookie'] as unknown as string[];
    const refreshToken = cookies.find((cookie) => cookie.startsWith('refreshToken='))!;
    const value = refreshToken.split(';')[0]!.slice('refreshToken='.length);
    const page = await testApp.client
      .get('/')
      .set('Cookie', cookieHeader({ refreshToken: value }))
      .expect(200);
    expect(page.headers['set-cookie']).toBeUndefined();
  });
});
