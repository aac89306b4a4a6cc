import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { OPEN_REDIRECTS } from '../../../test/support/open-redirects.js';
import { signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { RedirectExists, RedirectLoop, RedirectNotFound } from './redirects.errors.js';
import { RedirectsService } from './redirects.service.js';
import { Redirect } from './redirect.entity.js';

describe('redirects', () => {
  let testApp: TestApp;
  let redirects: RedirectsService;
  beforeAll(async () => {
    testApp = await startTestApp({
      REDIRECT_ALLOWED_HOSTS: 'allowed.example, Shop.Example',
      HELP_URL: 'https://support.example/guide',
    });
    redirects = testApp.app.get(RedirectsService);
  });
  afterAll(() => testApp.stop());
  afterEach(async () => {
    for (const { path } of await redirects.list()) await redirects.delete(path);
  });

  const lookUp = async (path: string, browser: Pick<TestApp['client'], 'get'> = testApp.client) => {
    const answer = await browser.get('/api/redirects').query({ path }).expect(200);
    return answer.body as unknown;
  };
  const openDocument = (path: string) => testApp.client.get(path).redirects(0);

  it('return null for a page without one', async () => {
    expect(await lookUp('/login')).toEqual({ redirectUrl: null });
    await openDocument('/').expect(200);
  });

  it('respond alike to visitors, members and invalid tokens', async () => {
    await redirects.create('/old', '/login');
    const { browser } = await signUp(testApp);
    for (const who of [testApp.client, browser]) {
      expect(await lookUp('/old', who)).toEqual({ redirectUrl: '/login' });
    }
    const answer = await testApp.client
      .get('/api/redirects?path=/old')
      .set('Authorization', 'Bearer dead.token.here')
      .expect(200);
    expect(answer.body).toEqual({ redirectUrl: '/login' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are found by the exact path, without its language and query', async () => {
    await redirects.create('/春', '/login');
    const found = ['/春', '/%E6%98%A5', '/en/春', '/ja/%E6%98%A5', '/春?x=1', '/春#x'];
    const others = ['/春/', '/春/a', '/はる', '/en', '/', '/fr/春'];
    for (const path of found) expect(await lookUp(path)).toEqual({ redirectUrl: '/login' });
    for (const path of others) expect(await lookUp(path)).toEqual({ redirectUrl: null });
  });

  it.each([
    ['?', 'required'],
    ['?path=', 'required'],
    ['?path=news', 'invalidFormat'],
    ['?path=https://evil.example', 'invalidFormat'],
    ['?path=/a&path=/b', 'invalidFormat'],
    [`?path=/${'a'.repeat(2000)}`, 'invalidLength'],
    ['?path=/%00', 'invalidFormat'],
  ])('reject a lookup of %s', async (query, errorCode) => {
    const answer = await testApp.client.get(`/api/redirects${query}`).expect(400);
    expect(failureIn(answer).errors).toEqual([{ field: 'path', errorCode, message: expect.any(String) }]);
  });

  it('lead to the support site, unless the operator has set another target', async () => {
    const redirectUrl = 'https://support.example/guide/faq';
    expect(await lookUp('/en/faq')).toEqual({ redirectUrl });
    const { headers } = await openDocument('/ja/faq?from=mail').expect(302);
    expect(headers['location']).toBe(redirectUrl);
    await redirects.create('/faq', '/login');
    expect(await lookUp('/en/faq')).toEqual({ redirectUrl: '/login' });
  });

  it('ignore unknown query parameters', async () => {
    await testApp.client.get('/api/redirects?path=/login&utm_source=x').expect(200);
  });

  it.each([
    ['/old', '/login', '/login'],
    ['/en/old', '/login', '/en/login'],
    ['/en/old', '/docs', '/docs'],
    ['/ja/old', '/media/guide.pdf?page=2', '/media/guide.pdf?page=2'],
    ['/ja/old', '/?from=old', '/ja/?from=old'],
    ['/en/old', '/', '/en'],
    ['/old?utm=1', '/news?x=1#y', '/news?x=1#y'],
    ['/en/old', 'https://allowed.example/a?b', 'https://allowed.example/a?b'],
  ])('redirect a document request for %s to %s with 302 to %s', async (path, redirectUrl, location) => {
    await redirects.create('/old', redirectUrl);
    const answer = await openDocument(path).expect(302);
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
    await testApp.client.head(path).redirects(0).expect(302);
  });

  it('take precedence over pages and missing ones', async () => {
    await redirects.create('/', '/profile/somebody');
    await redirects.create('/nothing-here', '/login');
    await openDocument('/').expect(302);
    await openDocument('/en').expect(302).expect('Location', '/en/profile/somebody');
    await openDocument('/nothing-here').expect(302);
  });

  it('take effect as soon as they are created or deleted, by any means', async () => {
    await redirects.create('/at-once', '/login');
    expect(await lookUp('/at-once')).toEqual({ redirectUrl: '/login' });
    await testApp.repository(Redirect).update({ path: '/at-once' }, { redirectUrl: '/signup' });
    await eventually(async () => JSON.stringify(await lookUp('/at-once')) === '{"redirectUrl":"/signup"}');
    await redirects.delete('/en/at-once');
    expect(await lookUp('/at-once')).toEqual({ redirectUrl: null });
  });

  describe('that would leave the site', () => {
    it.each(OPEN_REDIRECTS)('are rejected: %j', async (redirectUrl) => {
      await expect(redirects.create('/old', redirectUrl)).rejects.toMatchObject({
        entries: [{ field: 'redirectUrl', code: 'invalidFormat' }],
      });
      expect(await redirects.list()).toEqual([]);
    });

    it('are not followed even if they are in the table', async () => {
      await testApp
        .repository(Redirect)
        .insert(OPEN_REDIRECTS.map((redirectUrl, index) => ({ path: `/row/${index}`, redirectUrl })));
      await redirects.create('/last', '/login');
      expect(await lookUp('/last')).toEqual({ redirectUrl: '/login' });
      for (const index of OPEN_REDIRECTS.keys()) {
        expect(await lookUp(`/row/${String(index)}`)).toEqual({ redirectUrl: null });
        await openDocument(`/en/row/${String(index)}`).expect(404);
      }
    });

    it.each(OPEN_REDIRECTS)('are not derived from the requested URL: %j', async (path) => {
      const answer = await testApp.client.get('/api/redirects').query({ path });
      expect(answer.status === 400 || answer.body.redirectUrl === null).toBe(true);
      if (!path.startsWith('/')) return;
      const asked = await openDocument(path.replaceAll(/\s/g, encodeURIComponent));
      const location = asked.headers['location'] ?? '/';
      expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
      expect(asked.status).toBeLessThan(500);
    });
  });

  it.each(['/api/accounts', '/maintenance', 'news', '/a?b=1', '/a#b', '//a', '/a//b', `/${'a'.repeat(500)}`])(
    'cannot start at %s',
    async (path) => {
      await expect(redirects.create(path, '/login')).rejects.toMatchObject({
        entries: [{ field: 'path', code: 'invalidFormat' }],
      });
      await expect(redirects.create(path, '/login')).rejects.toBeInstanceOf(InvalidInput);
    },
  );

  it('are unique per path', async () => {
    await redirects.create('/old', '/login');
    await expect(redirects.create('/en/old', '/signup')).rejects.toBeInstanceOf(RedirectExists);
    const both = await Promise.allSettled([
      redirects.create('/twice', '/login'),
      redirects.create('/twice', '/signup'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(redirects.delete('/never')).rejects.toBeInstanceOf(RedirectNotFound);
  });

  it('cannot form loops, even concurrently', async () => {
    await expect(redirects.create('/a', '/ja/a?x=1')).rejects.toBeInstanceOf(RedirectLoop);
    await redirects.create('/a', '/b');
    await redirects.create('/b', '/c#x');
    await expect(redirects.create('/c', '/en/a')).rejects.toBeInstanceOf(RedirectLoop);
    const both = await Promise.allSettled([redirects.create('/x', '/y'), redirects.create('/y', '/x')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
