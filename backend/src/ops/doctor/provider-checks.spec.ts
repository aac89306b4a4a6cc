import { loadConfig } from '../../config/app-config.js';
import { testEnvironment } from '../../../test/support/test-app.js';
import { TestSandbox } from '../../../test/support/test-sandbox.js';
import { checkProviders } from './provider-checks.js';

const NAMES = ['YouTube', 'Instagram', 'TikTok', 'X', 'LINE'];

describe('the providers', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const check = (overrides: Record<string, string> = {}) =>
    checkProviders(loadConfig(testEnvironment({ ...sandbox.variables, ...overrides })));

  it('are ok if they accept the redirect addresses', async () => {
    const found = await check();
    expect(found.map(({ check: name, health }) => [name, health])).toEqual(
      NAMES.map(() => ['provider', 'ok']),
    );
    expect(found.map(({ says }) => says)).toEqual([
      expect.stringContaining('http://localhost:3000/profile/linkage/youtube,'),
      expect.stringContaining('http://localhost:3000/profile/linkage/instagram,'),
      expect.stringContaining('http://localhost:3000/profile/linkage/tiktok,'),
      expect.stringContaining('http://localhost:3000/profile/linkage/x,'),
      expect.stringContaining('http://localhost:3000/login/line,'),
    ]);
  });

  it('object to addresses that are not registered', async () => {
    const found = await check({ PUBLIC_URL: 'https://hitohira.example' });
    expect(found).toEqual(
      NAMES.map((name) => ({
        check: 'provider',
        health: 'fault',
        says: expect.stringMatching(
          new RegExp(
            `^${name} \\(a stand-in on this machine\\) rejects the request: register https://hitohira\\.example/\\S+ there`,
          ),
        ) as string,
      })),
    );
  });

  it('are a fault with plain HTTP, without being asked', async () => {
    const found = await check({ PUBLIC_URL: 'http://hitohira.example' });
    expect(found.map(({ health }) => health)).toEqual(NAMES.map(() => 'fault'));
    expect(await sandbox.requestsTo('/x/i/oauth2/authorize')).toEqual([]);
  });

  it.each([
    [
      { status: 302, headers: { location: 'https://accounts.example/signin/oauth/error?x=1' } },
      'fault',
      'rejects the request',
    ],
    [{ status: 403, body: 'Robots' }, 'warning', '(status 403)'],
    [{ end: 'drop' }, 'warning', 'cannot be reached from here'],
    [{ status: 302, headers: { location: 'https://accounts.example/signin' } }, 'ok', 'accepts'],
  ] as const)('that answer %j are rated %s', async (fault, health, says) => {
    await sandbox.faultAt('GET /google/o/oauth2/v2/auth', fault);
    const [google] = await check();
    expect(google).toMatchObject({ health, says: expect.stringContaining(says) as string });
  });

  it('are optional', async () => {
    expect(await checkProviders(loadConfig(testEnvironment()))).toEqual([
      { check: 'provider', health: 'ok', says: expect.stringMatching(/^None is configured/) as string },
    ]);
  });
});
