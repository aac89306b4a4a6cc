import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { PASSWORD, signUp, type SignedUp, signUpInput } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { fakeHtml } from '../pages/fake-page-renderer.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { UnderMaintenance } from './maintenance.errors.js';
import { MaintenanceService } from './maintenance.service.js';
import { Maintenance } from './maintenance.entity.js';

describe('maintenance', () => {
  let testApp: TestApp;
  let maintenance: MaintenanceService;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    maintenance = testApp.app.get(MaintenanceService);
    person = await signUp(testApp);
    await maintenance.turnOn(null);
  });
  afterAll(() => testApp.stop());

  const CALLS = {
    'a public profile': () => testApp.client.get(`/api/accounts/${person.account.displayId}`),
    'the own account': () => person.browser.get('/api/accounts/me'),
    'a change': () => person.browser.patch('/api/accounts/me').send({ displayName: 'x' }),
    'a sign-up': () => testApp.browser().post('/api/accounts').send(signUpInput()),
    'a login': () =>
      testApp.browser().post('/api/auth/login').send({ email: person.input.email, password: PASSWORD }),
    'a feed': () =>
      testApp.client.get(`/en/profile/${person.account.displayId}/feed.atom`).set('Accept-Language', 'ja'),
    'the sitemap': () => testApp.client.get('/sitemap.xml'),
    'a part of the sitemap': () => testApp.client.get('/sitemaps/creators-1.xml'),
    'an embedded page': () => testApp.client.get('/api/oembed?url=x'),
    'the notices': () => testApp.client.get('/api/emergencies'),
    'an unknown address': () => testApp.client.get('/api/nothing'),
    'an invalid body': () =>
      testApp.browser().post('/api/auth/login').set('Content-Type', 'application/json').send('{'),
  };

  it.each(Object.entries(CALLS))('responds to %s with 503 and Retry-After', async (_what, call) => {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const message = UnderMaintenance.spec.words.ja;
    expect(answer.body).toEqual({
      statusCode: 503,
      errorCode: 'underMaintenance',
      message,
      errors: [{ message, errorCode: 'underMaintenance', field: null }],
      requestId: answer.headers['x-request-id'],
    });
  });

  it('uses the language of the request', async () => {
    const answer = await testApp.client.get('/api/themes').set('Accept-Language', 'en').expect(503);
    expect(failureIn(answer).message).toBe(UnderMaintenance.spec.words.en);
  });

  it('is not logged as an error', async () => {
    testApp.log.length = 0;
    await testApp.client.get('/api/accounts/me').expect(503);
    await testApp.client.get('/').expect(503);
    expect(testApp.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each<[path: string, headers: Record<string, string>, language: 'ja' | 'en']>([
    ['/', {}, 'ja'],
    ['/', { Cookie: 'locale=en' }, 'en'],
    ['/en/profile/nobody', {}, 'en'],
    ['/ja/nothing', { 'Accept-Language': 'en' }, 'ja'],
    ['/maintenances', {}, 'ja'],
  ])('renders its page at %s with %j, in %s', async (path, headers, language) => {
    const answer = await testApp.client.get(path).set(headers).expect(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '120',
    });
    expect(answer.text).toBe(fakeHtml({ language, status: 503, maintenance: { endsAt: null } }));
  });

  it('renders one page for all URLs, once', async () => {
    for (const path of ['/', '/login', '/nothing?x=1']) await testApp.client.get(path).expect(503);
    const before = testApp.pages.rendered.length;
    for (const path of ['/', '/signup', '/anything']) await testApp.client.get(path).expect(503);
    expect(testApp.pages.rendered).toHaveLength(before);
  });

  it.each(['/maintenance', '/en/maintenance', '/ja/maintenance?x=1'])(
    'has its own page: %s',
    async (path) => {
      const answer = await testApp.client.get(path).expect(200);
      expect(answer.headers['retry-after']).toBeUndefined();
      const language = path.startsWith('/en') ? 'en' : 'ja';
      expect(answer.text).toBe(fakeHtml({ language, status: 200, maintenance: { endsAt: null } }));
    },
  );

  it('takes precedence over redirects', async () => {
    await testApp.app.get(RedirectsService).create('/old', '/login');
    await testApp.client.get('/old').redirects(0).expect(503);
  });

  it('does not affect health checks', async () => {
    await testApp.client.get('/health/live').expect(200);
    await testApp.client.get('/health/ready').expect(200);
  });

  it.each([
    [30, '30'],
    [90_000, '3600'],
    [-5, '120'],
  ])('ending in %i s sets Retry-After to %s s', async (seconds, retryAfter) => {
    await maintenance.turnOn(new Date(Date.now() + seconds * 1000));
    const answer = await testApp.client.get('/api/accounts/me').expect(503);
    const said = Number(answer.headers['retry-after']);
    // A second may pass between the two readings of the clock.
    expect([Number(retryAfter), Number(retryAfter) - 1]).toContain(said);
    await maintenance.turnOn(null);
  });

  it.each([
    [3600, true],
    [-5, false],
  ])('ending in %i s shows on its page: %s', async (seconds, said) => {
    const endsAt = new Date(Date.now() + seconds * 1000);
    await maintenance.turnOn(endsAt);
    for (const [path, language, status] of [
      ['/en/login', 'en', 503],
      ['/maintenance', 'ja', 200],
    ] as const) {
      const { text } = await testApp.client.get(path).expect(status);
      const shown = { endsAt: said ? endsAt.toISOString() : null };
      expect(text).toBe(fakeHtml({ language, status, maintenance: shown }));
    }
    await maintenance.turnOn(null);
  });

  it('reports its status with its beginning', async () => {
    const before = await maintenance.status();
    const endsAt = new Date('2030-01-01T00:00:00Z');
    await maintenance.turnOn(endsAt);
    expect(await maintenance.status()).toMatchObject({ beganAt: before?.beganAt, endsAt });
    await expect(maintenance.turnOn(new Date('soon'))).rejects.toBeInstanceOf(InvalidInput);
  });

  it('ends when turned off, and loses nothing', async () => {
    await maintenance.turnOff();
    await maintenance.turnOff();
    expect(await maintenance.status()).toBeNull();
    await person.browser.get('/api/accounts/me').expect(200);
    await testApp.client.get('/').expect(200);
    await testApp.client.get('/maintenance').expect(200);
    expect(testApp.pages.rendered.at(-1)).toMatchObject({ status: 200, maintenance: null });
  });

  it('follows changes by another process or in the database', async () => {
    const status = async () => (await testApp.client.get('/api/emergencies')).status;
    await testApp.repository(Maintenance).insert({});
    await eventually(async () => (await status()) === 503, 'maintenance');
    await testApp.repository(Maintenance).deleteAll();
    await eventually(async () => (await status()) === 200, 'its end');
  });
});
