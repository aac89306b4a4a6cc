import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { NANOHA, SUMIRE, TestSandbox } from '../../../test/support/test-sandbox.js';
import { testEnvironment } from '../../../test/support/test-app.js';
import { loadConfig } from '../../config/app-config.js';
import { GrantRefused, IdentityNotVerified, ProviderUnavailable } from '../provider.errors.js';
import { ProviderHttpClient } from '../provider-http.client.js';
import { LineClient, type LineGrant, type LineTokens } from './line.client.js';

const REDIRECT_URI = 'http://localhost:3000/login/line';
const TOKEN = '/oauth2/v2.1/token';

/** The example of RFC 7636, appendix B. */
const PKCE = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
};

describe('the LINE client', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    Logger.overrideLogger(false);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const clientWith = (overrides: Record<string, string> = {}) => {
    const config = loadConfig(
      testEnvironment({ ...sandbox.variables, PROVIDER_HTTP_TIMEOUT_MS: '5000', ...overrides }),
    );
    return new LineClient(config, new ProviderHttpClient(config));
  };
  const authorization = {
    state: 'state-1',
    nonce: 'nonce-1',
    codeChallenge: PKCE.challenge,
    redirectUri: REDIRECT_URI,
    language: 'ja',
  } as const;
  const codeOf = async (client: LineClient, person = SUMIRE) =>
    (await sandbox.consent(client.authorizeUrl(authorization), person)).code;
  const exchange = (client: LineClient, code: string, overrides: object = {}) =>
    client.exchange({
      code,
      codeVerifier: PKCE.verifier,
      nonce: 'nonce-1',
      redirectUri: REDIRECT_URI,
      ...overrides,
    });
  const grantOf = async (client: LineClient): Promise<LineGrant> => exchange(client, await codeOf(client));

  it('is configured only with a channel', () => {
    expect(clientWith().isConfigured).toBe(true);
    expect(clientWith({ LINE_CLIENT_ID: '', LINE_CLIENT_SECRET: '' }).isConfigured).toBe(false);
  });

  it('sends browsers to LINE with state, nonce and challenge, for the minimal scopes', () => {
    const url = new URL(clientWith().authorizeUrl({ ...authorization, language: 'en' }));
    expect(createHash('sha256').update(PKCE.verifier).digest('base64url')).toBe(PKCE.challenge);
    expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/line/oauth2/v2.1/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: sandbox.variables['LINE_CLIENT_ID'],
      redirect_uri: REDIRECT_URI,
      state: 'state-1',
      scope: 'profile openid email',
      nonce: 'nonce-1',
      code_challenge: PKCE.challenge,
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
  });

  it('exchanges a code for an identity and tokens', async () => {
    const client = clientWith();
    expect(await grantOf(client)).toEqual({
      identity: SUMIRE,
      tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    expect(await exchange(client, await codeOf(client, NANOHA))).toMatchObject({
      identity: { userId: NANOHA.userId, email: null },
    });
  });

  it('sends the secret in the request body, and nowhere else', async () => {
    await grantOf(clientWith());
    const [call] = await sandbox.requests(TOKEN);
    expect(call).toMatchObject({ method: 'POST', status: 200 });
    expect(Object.keys(call!.form).sort()).toEqual([
      'client_id',
      'client_secret',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ]);
    expect(call!.headers).not.toHaveProperty('authorization');
  });

  it('reads the name from the profile if the ID token has none', async () => {
    const client = clientWith();
    await sandbox.fault(TOKEN, { identityToken: 'no-name' });
    expect((await grantOf(client)).identity).toEqual(SUMIRE);
    expect(await sandbox.requests('/v2/profile')).toHaveLength(1);
  });

  describe('rejects', () => {
    it('a code that was used', async () => {
      const client = clientWith();
      const code = await codeOf(client);
      await exchange(client, code);
      await expect(exchange(client, code)).rejects.toBeInstanceOf(GrantRefused);
    });

    it('a code after ten minutes', async () => {
      const client = clientWith();
      const code = await codeOf(client);
      await sandbox.advance(601);
      await expect(exchange(client, code)).rejects.toBeInstanceOf(GrantRefused);
    });

    it.each([
      ['with another verifier', { codeVerifier: 'x'.repeat(43) }],
      ['with another redirect URI', { redirectUri: `${REDIRECT_URI}/` }],
      ['that was never issued', { code: 'x' }],
    ])('a code %s', async (_what, overrides) => {
      const client = clientWith();
      await expect(exchange(client, await codeOf(client), overrides)).rejects.toBeInstanceOf(GrantRefused);
    });

    it('a code under another secret', async () => {
      const client = clientWith({ LINE_CLIENT_SECRET: 'another-secret-of-the-same-size!' });
      await expect(exchange(client, await codeOf(client))).rejects.toBeInstanceOf(GrantRefused);
    });
  });

  it.each([
    'wrong-issuer',
    'wrong-audience',
    'wrong-nonce',
    'no-nonce',
    'expired',
    'no-expiry',
    'wrong-key',
    'wrong-algorithm',
    'unsigned',
  ])('rejects an ID token that is %s', async (flaw) => {
    const client = clientWith();
    await sandbox.fault(TOKEN, { identityToken: flaw });
    await expect(grantOf(client)).rejects.toBeInstanceOf(IdentityNotVerified);
  });

  describe('treats as unavailable a provider', () => {
    it.each([
      ['that fails', { status: 500, body: '{"error":"server_error"}' }],
      ['behind a broken gateway', { status: 502, body: '<html>', headers: { 'Content-Type': 'text/html' } }],
      ['that limits our rate', { status: 429, body: '{}', headers: { 'Retry-After': '60' } }],
      ['that closes the connection', { end: 'drop' }],
      ['that sends invalid JSON', { body: '<html>Sorry</html>' }],
      ['that sends an empty body', { body: '', status: 200 }],
      ['that omits the tokens', { body: '{"token_type":"Bearer"}' }],
      ['that sends invalid tokens', { body: '{"access_token":1,"id_token":[]}' }],
    ] as const)('%s', async (_what, fault) => {
      const client = clientWith();
      const code = await codeOf(client);
      await sandbox.fault(TOKEN, fault);
      await expect(exchange(client, code)).rejects.toBeInstanceOf(ProviderUnavailable);
    });

    it.each([
      ['that never answers', { end: 'hang' }],
      ['that answers too late', { delayMs: 3000 }],
    ] as const)('%s', async (_what, fault) => {
      const client = clientWith({ PROVIDER_HTTP_TIMEOUT_MS: '100' });
      const code = await codeOf(client);
      await sandbox.fault(TOKEN, fault);
      await expect(exchange(client, code)).rejects.toBeInstanceOf(ProviderUnavailable);
    });

    it('that answers each call in time but not all of them within one deadline', async () => {
      const client = clientWith({ PROVIDER_HTTP_TIMEOUT_MS: '1500' });
      const code = await codeOf(client);
      await sandbox.fault(TOKEN, { identityToken: 'no-name', delayMs: 1000 });
      await sandbox.fault('/v2/profile', { delayMs: 1000 }, 'GET');
      await expect(exchange(client, code)).rejects.toBeInstanceOf(ProviderUnavailable);
    });

    it('that responds with 100 MB, most of which is not read', async () => {
      const client = clientWith();
      const code = await codeOf(client);
      await sandbox.fault(TOKEN, { bytes: 100 * 1024 * 1024 });
      const before = process.memoryUsage().arrayBuffers;
      await expect(exchange(client, code)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
    });

    it('that is down', async () => {
      const client = clientWith({ LINE_API_BASE: 'http://127.0.0.1:9' });
      await expect(exchange(client, 'x')).rejects.toBeInstanceOf(ProviderUnavailable);
    });
  });

  describe('follows no redirect', () => {
    let canary: Server;
    let called = 0;
    beforeAll(async () => {
      canary = createServer((_request, response) => {
        called += 1;
        response.end('{}');
      });
      await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => new Promise((resolve) => canary.close(resolve)));

    it.each([301, 302, 303, 307, 308])('%i', async (status) => {
      const client = clientWith();
      const code = await codeOf(client);
      const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
      await sandbox.fault(TOKEN, { status, headers: { location } });
      await expect(exchange(client, code)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(called).toBe(0);
    });
  });

  describe('revokes', () => {
    const knows = async ({ accessToken }: LineTokens) => {
      const answer = await fetch(`${sandbox.url}/line/oauth2/v2.1/verify?access_token=${accessToken}`);
      return answer.ok;
    };

    it('an access token, even if it is already invalid', async () => {
      const client = clientWith();
      const { tokens } = await grantOf(client);
      expect(await knows(tokens)).toBe(true);
      await client.revoke(tokens);
      expect(await knows(tokens)).toBe(false);
      await client.revoke(tokens);
    });

    it("a user's consent with a channel token, even if it is already revoked", async () => {
      const client = clientWith();
      const [earlier, later] = [await grantOf(client), await grantOf(client)];
      await client.deauthorise(later.tokens);
      expect([await knows(earlier.tokens), await knows(later.tokens)]).toEqual([false, false]);
      const statuses = async () =>
        (await sandbox.requests('/user/v1/deauthorize')).map(({ status }) => status);
      expect(await statuses()).toEqual([204]);
      await client.deauthorise(later.tokens);
      expect(await statuses()).toEqual([204, 400]);
    });

    it('a consent whose access token has expired, with its refresh token', async () => {
      const client = clientWith();
      const { tokens } = await grantOf(client);
      await sandbox.advance(31 * 86_400);
      await client.deauthorise(tokens);
      const calls = await sandbox.requests('/user/v1/deauthorize');
      expect(calls.map(({ status }) => status)).toEqual([400, 204]);
    });

    it('nothing while LINE is down, and reports it', async () => {
      const client = clientWith();
      const { tokens } = await grantOf(client);
      await sandbox.fault('/oauth2/v3/token', { status: 500 });
      await expect(client.deauthorise(tokens)).rejects.toBeInstanceOf(ProviderUnavailable);
      await sandbox.fault('/user/v1/deauthorize', { status: 503 });
      await expect(client.deauthorise(tokens)).rejects.toBeInstanceOf(ProviderUnavailable);
      await sandbox.fault('/oauth2/v2.1/revoke', { end: 'drop' });
      await expect(client.revoke(tokens)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(await knows(tokens)).toBe(true);
    });
  });
});
