import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import {
  authorizationUrl,
  deadline,
  goToProvider,
  grantOf,
  linkageClients,
  STATE,
  VERIFIER,
} from '../../test/support/linkage-clients.js';
import { PUBLIC_URL } from '../../test/support/test-app.js';
import { AT_INSTAGRAM, AT_TIKTOK, AT_X, AT_YOUTUBE, TestSandbox } from '../../test/support/test-sandbox.js';
import { LINKAGE_PROVIDER_NAMES, type LinkageProviderName } from './linkage.client.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from './provider.errors.js';
import { linkageRedirectUri } from './redirect-uris.js';

/** A linkable account at each provider. */
const ACCOUNTS = {
  youtube: AT_YOUTUBE.oneChannel,
  instagram: AT_INSTAGRAM.onePage,
  tiktok: AT_TIKTOK.somebody,
  x: AT_X.somebody,
};

/** The routes that exchange a code, renew a grant and read the account. */
const ROUTES = {
  youtube: {
    token: 'POST /google/token',
    refresh: 'POST /google/token',
    channels: 'GET /google/youtube/v3/channels',
  },
  instagram: {
    token: 'POST /instagram/oauth/access_token',
    refresh: 'GET /instagram/refresh_access_token',
    channels: 'GET /instagram/v26.0/me',
  },
  tiktok: {
    token: 'POST /tiktok/v2/oauth/token/',
    refresh: 'POST /tiktok/v2/oauth/token/',
    channels: 'GET /tiktok/v2/user/info/',
  },
  x: { token: 'POST /x/2/oauth2/token', refresh: 'POST /x/2/oauth2/token', channels: 'GET /x/2/users/me' },
};

const DAY_S = 86_400;

describe.each(LINKAGE_PROVIDER_NAMES)('the client of %s', (provider) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    Logger.overrideLogger(false);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const redirectUri = linkageRedirectUri(PUBLIC_URL, provider);
  const prefix = provider === 'youtube' ? 'GOOGLE' : provider.toUpperCase();
  const client = (overrides: Record<string, string> = {}) => linkageClients(sandbox, overrides)[provider];
  const codeOf = async () =>
    (await goToProvider(linkageClients(sandbox), provider, sandbox, ACCOUNTS[provider])).code;
  const grant = () => grantOf(linkageClients(sandbox), provider, sandbox, ACCOUNTS[provider]);
  const exchange = (code: string, overrides: object = {}) =>
    client().exchange({ code, codeVerifier: VERIFIER, redirectUri, ...overrides }, deadline());

  it('is configured only with a client', () => {
    expect(client().isConfigured).toBe(true);
    const off = client({ [`${prefix}_CLIENT_ID`]: '', [`${prefix}_CLIENT_SECRET`]: '' });
    expect(off.isConfigured).toBe(false);
    expect(() => authorizationUrl(off, provider)).toThrow(ProviderUnavailable);
  });

  it('exchanges a code for a grant, and finds its account', async () => {
    const { code, state, address } = await goToProvider(
      linkageClients(sandbox),
      provider,
      sandbox,
      ACCOUNTS[provider],
    );
    expect([state, address]).toEqual([STATE, redirectUri]);
    const found = await exchange(code);
    expect(found.accessToken).toEqual(expect.any(String));
    expect(found.expiresAt!.getTime()).toBeGreaterThan(Date.now());
    expect(found.scopes.length).toBeGreaterThan(0);
    expect(await client().channels(found.accessToken, deadline())).toEqual([
      {
        providerAccountId: expect.any(String),
        name: expect.any(String),
        handle: expect.any(String),
        thumbnailUrl: expect.stringContaining(`${sandbox.url}/pictures/`),
      },
    ]);
  });

  it('comes back with an error if the user does not consent', async () => {
    const url = authorizationUrl(client(), provider);
    expect(await sandbox.consent(url, 'deny')).toMatchObject({
      error: 'access_denied',
      state: STATE,
      code: '',
    });
  });

  it('rejects a code that is used, unknown, or for another redirect URI', async () => {
    const used = await codeOf();
    await exchange(used);
    await expect(exchange(used)).rejects.toBeInstanceOf(GrantRefused);
    await expect(exchange('x')).rejects.toBeInstanceOf(GrantRefused);
    const elsewhere = { redirectUri: `${redirectUri}/` };
    await expect(exchange(await codeOf(), elsewhere)).rejects.toBeInstanceOf(GrantRefused);
  });

  it('rejects a code with another secret', async () => {
    const stranger = client({ [`${prefix}_CLIENT_SECRET`]: 'another-secret' });
    const ask = { code: await codeOf(), codeVerifier: VERIFIER, redirectUri };
    await expect(stranger.exchange(ask, deadline())).rejects.toBeInstanceOf(GrantRefused);
  });

  it('renews a grant, and detects that the creator has revoked it', async () => {
    const first = await grant();
    await sandbox.advance(2 * DAY_S);
    const second = await client().refresh(first, deadline());
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(second.scopes).toEqual(first.scopes);
    expect(await client().channels(second.accessToken, deadline())).toHaveLength(1);
    await sandbox.withdraw(provider === 'youtube' ? 'google' : provider, ACCOUNTS[provider]);
    await expect(client().channels(second.accessToken, deadline())).rejects.toBeInstanceOf(GrantDead);
    await expect(client().refresh(second, deadline())).rejects.toBeInstanceOf(GrantDead);
  });

  it('does not treat a grant as ended if the error concerns our client', async () => {
    const found = await grant();
    await sandbox.advance(2 * DAY_S);
    await sandbox.faultAt(ROUTES[provider].refresh, { status: 401, body: '{"error":"invalid_client"}' });
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('revokes a grant, even if it is already revoked', async () => {
    const found = await grant();
    await client().revoke(found, deadline());
    await client().revoke(found, deadline());
    const asked = client().channels(found.accessToken, deadline());
    // Instagram has no revocation endpoint.
    if (provider === 'instagram') expect(await asked).toHaveLength(1);
    else await expect(asked).rejects.toBeInstanceOf(GrantDead);
  });

  describe('treats as unavailable a provider', () => {
    const HTML = { 'Content-Type': 'text/html' };
    it.each([
      ['that fails', { status: 500, body: '{"error":"server_error"}' }],
      ['behind a broken gateway', { status: 502, body: '<html>', headers: HTML }],
      ['that limits our rate', { status: 429, body: '{}', headers: { 'Retry-After': '60' } }],
      ['that closes the connection', { end: 'drop' }],
      ['that sends invalid JSON', { body: '{"data":' }],
      ['that sends an HTML page', { body: '<html>Sorry</html>', headers: HTML }],
      ['that sends an empty body', { body: '' }],
      ['that sends an empty object', { body: '{}' }],
      ['that sends values of other types', { body: '{"access_token":1,"data":[],"items":1}' }],
      ['that sends 50 MB', { bytes: 50 * 1024 * 1024 }],
      ['that redirects elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
    ] as const)('%s', async (_what, fault) => {
      const code = await codeOf();
      const found = await grant();
      await sandbox.advance(2 * DAY_S);
      for (const route of Object.values(ROUTES[provider])) await sandbox.faultAt(route, fault);
      const before = process.memoryUsage().arrayBuffers;
      const failed = [
        exchange(code),
        // An empty list of channels is an answer.
        ...('body' in fault && fault.body === '{}' && provider === 'youtube'
          ? []
          : [client().channels(found.accessToken, deadline())]),
      ];
      for (const each of await Promise.allSettled(failed))
        expect(each).toMatchObject({ reason: expect.any(ProviderUnavailable) });
      await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
    });

    it('that never answers, after the timeout', async () => {
      const code = await codeOf();
      await sandbox.faultAt(ROUTES[provider].token, { end: 'hang' });
      const ask = { code, codeVerifier: VERIFIER, redirectUri };
      const asked = client().exchange(ask, deadline(100));
      await expect(asked).rejects.toBeInstanceOf(ProviderUnavailable);
    });
  });
});

describe('a redirect of a provider', () => {
  let sandbox: TestSandbox;
  let canary: Server;
  let called = 0;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    canary = createServer((_request, response) => {
      called += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await sandbox.stop();
    await new Promise((resolve) => canary.close(resolve));
  });

  it.each([301, 302, 303, 307, 308])('is not followed: %i', async (status) => {
    const found = await grantOf(linkageClients(sandbox), 'x', sandbox, ACCOUNTS.x);
    const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
    await sandbox.faultAt(ROUTES.x.channels, { status, headers: { location } });
    const asked = linkageClients(sandbox).x.channels(found.accessToken, deadline());
    await expect(asked).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(called).toBe(0);
  });
});

describe('a provider that keeps failing', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const clientsWithBreaker = () => linkageClients(sandbox, { PROVIDER_BREAKER_FAILURES: '3' });
  const ask = (clients: ReturnType<typeof clientsWithBreaker>, provider: LinkageProviderName) =>
    clients[provider].channels('x', deadline()).catch((error: unknown) => error);
  const callsTo = async (route: string) => (await sandbox.requestsTo(route.split(' ')[1]!)).length;

  it('is not called for a while, unlike the others', async () => {
    const clients = clientsWithBreaker();
    await sandbox.faultAt(ROUTES.x.channels, { status: 503, times: 10 });
    for (let call = 0; call < 6; call += 1)
      expect(await ask(clients, 'x')).toBeInstanceOf(ProviderUnavailable);
    expect(await callsTo(ROUTES.x.channels)).toBe(3);
    expect(await ask(clients, 'tiktok')).toBeInstanceOf(GrantDead);
  });

  it('is not one that rejects a request or limits our rate', async () => {
    const clients = clientsWithBreaker();
    await sandbox.faultAt(ROUTES.x.channels, { status: 429, times: 5 });
    for (let call = 0; call < 10; call += 1) await ask(clients, 'x');
    expect(await callsTo(ROUTES.x.channels)).toBe(10);
  });
});

describe('the provider clients', () => {
  it('are found by name, and available if configured', () => {
    const { all, ...clients } = linkageClients({ variables: { X_CLIENT_ID: 'x', X_CLIENT_SECRET: 'y' } });
    expect(all.available()).toEqual(['x']);
    for (const name of LINKAGE_PROVIDER_NAMES) expect(all.of(name)).toBe(clients[name]);
  });
});
