import { Logger } from '@nestjs/common';
import {
  authorizationUrl,
  deadline,
  goToProvider,
  grantOf,
  linkageClients,
  STATE,
  VERIFIER,
} from '../../../test/support/linkage-clients.js';
import { PUBLIC_URL } from '../../../test/support/test-app.js';
import { AT_X, TestSandbox } from '../../../test/support/test-sandbox.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from '../provider.errors.js';

const TOKEN = '/x/2/oauth2/token';
const USER = '/x/2/users/me';
const CALLBACK = `${PUBLIC_URL}/profile/linkage/x`;

describe('the X client', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    Logger.overrideLogger(false);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const client = () => linkageClients(sandbox).x;
  const grant = () => grantOf(linkageClients(sandbox), 'x', sandbox, AT_X.somebody);
  const codeOf = async () => (await goToProvider(linkageClients(sandbox), 'x', sandbox, AT_X.somebody)).code;

  it('sends browsers to X with state and challenge, for the minimal scopes', () => {
    const url = new URL(authorizationUrl(client(), 'x'));
    expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/x/i/oauth2/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: sandbox.variables['X_CLIENT_ID'],
      redirect_uri: CALLBACK,
      scope: 'users.read tweet.read offline.access',
      state: STATE,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('sends the secret in the header, and not in the form', async () => {
    await grant();
    const [call] = await sandbox.requestsTo(TOKEN);
    expect(call).toMatchObject({ headers: { authorization: '[hidden]' }, status: 200 });
    expect(Object.keys(call!.form).sort()).toEqual(['code', 'code_verifier', 'grant_type', 'redirect_uri']);
  });

  it('rejects a code after thirty seconds, and one with another verifier', async () => {
    const ask = { codeVerifier: VERIFIER, redirectUri: CALLBACK };
    const late = await codeOf();
    await sandbox.advance(30);
    await expect(client().exchange({ ...ask, code: late }, deadline())).rejects.toBeInstanceOf(GrantRefused);
    const foreign = { ...ask, code: await codeOf(), codeVerifier: 'w'.repeat(43) };
    await expect(client().exchange(foreign, deadline())).rejects.toBeInstanceOf(GrantRefused);
  });

  it('finds the account with a large picture', async () => {
    const { accessToken } = await grant();
    const { userId, username } = AT_X.somebody;
    const [account] = await client().channels(accessToken, deadline());
    expect(account).toEqual({
      providerAccountId: userId,
      name: username,
      handle: username,
      thumbnailUrl: `${sandbox.url}/pictures/x-${username}/face_400x400.jpg`,
    });
    const picture = await fetch(account!.thumbnailUrl!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('does not change the URL of a picture with another name', async () => {
    const { accessToken } = await grant();
    const data = { id: '1', username: 'a', name: 'A', profile_image_url: 'https://pbs.twimg.com/a/b.png' };
    await sandbox.faultAt(`GET ${USER}`, { body: JSON.stringify({ data }) });
    const [account] = await client().channels(accessToken, deadline());
    expect(account!.thumbnailUrl).toBe(data.profile_image_url);
  });

  it('renews a grant once with each refresh token; reusing one ends the grant', async () => {
    const first = await grant();
    const second = await client().refresh(first, deadline());
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await expect(client().refresh(first, deadline())).rejects.toBeInstanceOf(GrantDead);
    await expect(client().refresh(second, deadline())).rejects.toBeInstanceOf(GrantDead);
    await expect(client().refresh({ ...second, refreshToken: null }, deadline())).rejects.toBeInstanceOf(
      GrantDead,
    );
  });

  it.each([
    [400, 'invalid_request', GrantDead],
    [400, 'invalid_grant', GrantDead],
    [400, 'invalid_client', ProviderUnavailable],
    [401, 'unauthorized_client', ProviderUnavailable],
  ])('understands that a renewal is rejected with %i %s', async (status, error, failure) => {
    const found = await grant();
    await sandbox.faultAt('POST /x/2/oauth2/token', { status, body: JSON.stringify({ error }) });
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(failure);
  });

  it('revokes both tokens', async () => {
    const found = await grant();
    await client().revoke(found, deadline());
    await expect(client().channels(found.accessToken, deadline())).rejects.toBeInstanceOf(GrantDead);
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(GrantDead);
    expect(await sandbox.requestsTo('/x/2/oauth2/revoke')).toHaveLength(2);
  });

  it.each([
    [401, 'Unauthorized', GrantDead],
    [403, 'Forbidden', ProviderUnavailable],
    [429, 'Too Many Requests', ProviderUnavailable],
  ])('understands the error %i %s', async (status, title, failure) => {
    const { accessToken } = await grant();
    const body = JSON.stringify({ title, detail: title, type: 'about:blank', status });
    const headers = { 'Content-Type': 'application/problem+json', 'x-rate-limit-remaining': '0' };
    await sandbox.faultAt(`GET ${USER}`, { status, body, headers });
    await expect(client().channels(accessToken, deadline())).rejects.toBeInstanceOf(failure);
  });
});
