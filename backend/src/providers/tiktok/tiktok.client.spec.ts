import { Logger } from '@nestjs/common';
import {
  authorizationUrl,
  deadline,
  grantOf,
  linkageClients,
  STATE,
} from '../../../test/support/linkage-clients.js';
import { PUBLIC_URL, testEnvironment } from '../../../test/support/test-app.js';
import { AT_TIKTOK, TestSandbox } from '../../../test/support/test-sandbox.js';
import { loadConfig } from '../../config/app-config.js';
import { ProviderHttpClient } from '../provider-http.client.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from '../provider.errors.js';
import { TiktokClient } from './tiktok.client.js';

const TOKEN = '/tiktok/v2/oauth/token/';
const USER = '/tiktok/v2/user/info/';

describe('the TikTok client', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    Logger.overrideLogger(false);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const client = () => linkageClients(sandbox).tiktok;
  const grant = (decline?: string) =>
    grantOf(linkageClients(sandbox), 'tiktok', sandbox, AT_TIKTOK.somebody, decline);

  it('sends browsers to TikTok with its key and comma-separated scopes, and always asks for consent', () => {
    const url = new URL(authorizationUrl(client(), 'tiktok'));
    expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/tiktok/v2/auth/authorize/`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_key: sandbox.variables['TIKTOK_CLIENT_ID'],
      redirect_uri: `${PUBLIC_URL}/profile/linkage/tiktok`,
      scope: 'user.info.basic,user.info.profile',
      state: STATE,
      disable_auto_auth: '1',
    });
  });

  it('finds the account with its user name', async () => {
    const { accessToken, scopes } = await grant();
    expect(scopes).toEqual(['user.info.basic', 'user.info.profile']);
    const { userId, username, displayName } = AT_TIKTOK.somebody;
    expect(await client().channels(accessToken, deadline())).toEqual([
      {
        providerAccountId: userId,
        name: displayName,
        handle: username,
        thumbnailUrl: `${sandbox.url}/pictures/tiktok-${username}/720x720.jpg`,
      },
    ]);
  });

  it('finds it without the user name if that scope is declined, but not without the basic scope', async () => {
    const { accessToken } = await grant('user.info.profile');
    const [account] = await client().channels(accessToken, deadline());
    expect(account).toMatchObject({ providerAccountId: AT_TIKTOK.somebody.userId, handle: null });
    await expect(grant('user.info.basic')).rejects.toBeInstanceOf(GrantRefused);
  });

  it('takes token lifetimes from the response', async () => {
    const { expiresAt, refreshExpiresAt } = await grant();
    const inS = (moment: Date | null) => Math.round((moment!.getTime() - Date.now()) / 1000);
    expect(inS(expiresAt)).toBeGreaterThan(7190);
    expect(inS(expiresAt)).toBeLessThanOrEqual(7200);
    expect(inS(refreshExpiresAt)).toBeGreaterThan(15_551_990);
  });

  it('renews a grant once with each refresh token', async () => {
    const first = await grant();
    const second = await client().refresh(first, deadline());
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await expect(client().refresh(first, deadline())).rejects.toBeInstanceOf(GrantDead);
    expect(await client().refresh(second, deadline())).toHaveProperty('accessToken');
    await expect(client().refresh({ ...second, refreshToken: null }, deadline())).rejects.toBeInstanceOf(
      GrantDead,
    );
  });

  it.each([
    ['https://vm.tiktok.com/ZMabc/?k=1', 'https://vm.tiktok.com/ZMabc/'],
    ['https://vt.tiktok.com/ZSabc', 'https://vt.tiktok.com/ZSabc'],
    ['https://tiktok.com/t/ZTabc/', 'https://tiktok.com/t/ZTabc/'],
    ['https://www.tiktok.com/t/ZTabc/', 'https://www.tiktok.com/t/ZTabc/'],
    ['https://www.tiktok.com/@hana/video/7', null],
    ['https://m.tiktok.com/t/ZTabc/', null],
    ['http://vm.tiktok.com/ZMabc/', 'https://vm.tiktok.com/ZMabc/'],
    ['https://vm.tiktok.com.evil.example/ZMabc/', null],
    ['http://169.254.169.254/t/x', null],
  ])('resolves %s only if it is a short link of TikTok', async (shortLink, address) => {
    const asked: string[] = [];
    const config = loadConfig(testEnvironment());
    const http = new (class extends ProviderHttpClient {
      override redirectOf({ url }: { url: string }): Promise<string | null> {
        asked.push(url);
        return Promise.resolve('https://www.tiktok.com/@hana/video/7');
      }
    })(config);
    const target = await new TiktokClient(config, http).follow(shortLink, deadline());
    expect([asked, target]).toEqual(
      address === null ? [[], null] : [[address], 'https://www.tiktok.com/@hana/video/7'],
    );
  });

  it('accepts redirects of a configured origin to its own URLs', async () => {
    const [post] = AT_TIKTOK.somebody.posts;
    const location = `${sandbox.url}/tiktok/@hana/video/7`;
    const follow = () => client().follow(`https://vm.tiktok.com/${post.shortCode}/`, deadline());
    await sandbox.faultAt(`HEAD /tiktok/${post.shortCode}/`, { status: 302, headers: { location } });
    expect(await follow()).toBe('https://www.tiktok.com/@hana/video/7');
    expect(await follow()).toContain(
      `https://www.tiktok.com/@${AT_TIKTOK.somebody.username}/video/${post.id}`,
    );
  });

  it.each([
    ['invalid_grant', GrantDead],
    ['invalid_client', ProviderUnavailable],
    ['server_error', ProviderUnavailable],
  ])('understands the error %s even with status 200', async (error, failure) => {
    const found = await grant();
    const body = JSON.stringify({ error, error_description: 'Why', log_id: 'x' });
    await sandbox.faultAt(`POST ${TOKEN}`, { status: 200, body, times: 2 });
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(failure);
    await expect(grant()).rejects.toBeInstanceOf(GrantRefused);
  });

  it.each([
    [401, 'access_token_invalid', GrantDead],
    [401, 'scope_not_authorized', GrantDead],
    [400, 'invalid_params', ProviderUnavailable],
    [429, 'rate_limit_exceeded', ProviderUnavailable],
    [500, 'internal_error', ProviderUnavailable],
    [200, 'internal_error', ProviderUnavailable],
  ])('understands the error %i %s', async (status, code, failure) => {
    const { accessToken } = await grant();
    const body = JSON.stringify({ data: {}, error: { code, message: 'Why', log_id: 'x' } });
    await sandbox.faultAt(`GET ${USER}`, { status, body });
    await expect(client().channels(accessToken, deadline())).rejects.toBeInstanceOf(failure);
  });
});
