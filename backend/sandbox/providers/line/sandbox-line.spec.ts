import { createHash } from 'node:crypto';
import { sendRaw } from '../../../test/support/raw-http.js';
import { NANOHA, SUMIRE, TestSandbox } from '../../../test/support/test-sandbox.js';
import { PUBLIC_URL } from '../../../test/support/test-app.js';
import { LINE_CHANNEL } from './channel.js';
import { LINE_PEOPLE } from './people.js';

const VERIFIER = 'v'.repeat(43);
const CALLBACK = `${PUBLIC_URL}/login/line`;

/** A valid authorization request. */
const GOOD: Record<string, string> = {
  response_type: 'code',
  client_id: LINE_CHANNEL.id,
  redirect_uri: CALLBACK,
  state: 'state-1',
  scope: 'profile openid email',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

describe("the sandbox's LINE", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const authorize = (changed: Record<string, string | undefined> = {}) => {
    const query = Object.entries({ ...GOOD, ...changed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return `${sandbox.url}/line/oauth2/v2.1/authorize?${new URLSearchParams(query).toString()}`;
  };
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/line${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  const credentials = { client_id: LINE_CHANNEL.id, client_secret: LINE_CHANNEL.secret };
  const exchange = async (overrides: Record<string, string> = {}, person = SUMIRE, changed = {}) => {
    const { code } = await sandbox.consent(authorize(changed), person);
    const form = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: VERIFIER };
    return post('/oauth2/v2.1/token', { ...form, ...credentials, ...overrides });
  };
  const grant = async () =>
    (await (await exchange()).json()) as { access_token: string; refresh_token: string; id_token: string };
  const get = (path: string, accessToken: string) =>
    fetch(`${sandbox.url}/line${path}`, { headers: { authorization: `Bearer ${accessToken}` } });

  describe('shows an error page for an invalid', () => {
    it.each([
      ['client_id', { client_id: '1' }],
      ['client_id', { client_id: undefined }],
      ['redirect_uri', { redirect_uri: `${CALLBACK}/` }],
      ['redirect_uri', { redirect_uri: `${CALLBACK}?x=1` }],
      ['redirect_uri', { redirect_uri: 'https://evil.example/login/line' }],
      ['redirect_uri', { redirect_uri: undefined }],
      ['response_type', { response_type: 'token' }],
      ['state', { state: '' }],
      ['state', { state: undefined }],
      ['scope', { scope: undefined }],
      ['scope', { scope: 'profile phone' }],
      ['scope', { scope: 'profile email' }],
      ['code_challenge', { code_challenge: 'short' }],
      ['code_challenge_method', { code_challenge_method: 'plain' }],
      ['code_challenge_method', { code_challenge_method: undefined }],
    ])('%s: %j', async (parameter, changed) => {
      for (const address of [
        authorize(changed),
        authorize({ ...changed, login_hint: SUMIRE.userId }),
        authorize({ ...changed, deny: '1' }),
      ]) {
        const answer = await fetch(address, { redirect: 'manual' });
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain(`The parameter ${parameter} is not valid.`);
      }
    });
  });

  describe('has a consent page', () => {
    it.each([
      ['ja', '試験用の画面です。本物のLINEではありません。', '許可しない', 'メールアドレスなし'],
      ['en', 'This is not the real LINE.', 'Do not allow', 'No e-mail address'],
    ])('in %s that is labelled as a test, and offers all people and a denial', async (locale, ...words) => {
      const answer = await fetch(authorize({ ui_locales: locale }));
      const page = await answer.text();
      expect(page).toContain(`<html lang="${locale}">`);
      for (const word of words) expect(page).toContain(word);
      for (const { userId, displayName } of LINE_PEOPLE) {
        expect(page).toContain(displayName);
        expect(page).toContain(`login_hint=${userId}`);
      }
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      );
    });

    it('that escapes request parameters', async () => {
      const evil = '"><script>alert(1)</script>';
      await sandbox.newPerson({ displayName: evil, email: evil });
      const page = await (await fetch(authorize({ state: evil }))).text();
      expect(page).not.toContain('<script');
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    });

    it("that redirects with a code, or with LINE's error", async () => {
      expect(await sandbox.consent(authorize())).toEqual({
        address: CALLBACK,
        code: expect.stringMatching(/^[\w-]{20,}$/),
        state: 'state-1',
        error: null,
      });
      const refused = await fetch(authorize({ deny: '1' }), { redirect: 'manual' });
      expect(refused.status).toBe(302);
      expect(refused.headers.get('location')).toBe(
        `${CALLBACK}?error=access_denied&error_description=The+resource+owner+denied+the+request.&state=state-1`,
      );
    });
  });

  describe('exchanges a code', () => {
    it('for tokens, with an ID token that its own verification accepts', async () => {
      const answer = await exchange();
      expect(answer.status).toBe(200);
      const tokens = (await answer.json()) as Record<string, string>;
      expect(tokens).toEqual({
        access_token: expect.any(String),
        expires_in: 2_592_000,
        id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refresh_token: expect.any(String),
        // LINE never lists `email`, even when granted.
        scope: 'profile openid',
        token_type: 'Bearer',
      });
      const check = (form: Record<string, string>) =>
        post('/oauth2/v2.1/verify', {
          id_token: tokens['id_token'] ?? '',
          client_id: LINE_CHANNEL.id,
          ...form,
        });
      const checked = await check({ nonce: 'nonce-1' });
      expect(await checked.json()).toMatchObject({
        iss: 'https://access.line.me',
        sub: SUMIRE.userId,
        aud: LINE_CHANNEL.id,
        nonce: 'nonce-1',
        name: SUMIRE.displayName,
        email: SUMIRE.email,
      });
      for (const field of ['nonce', 'client_id', 'id_token'])
        expect((await check({ [field]: 'x' })).status).toBe(400);
    });

    it('for the granted scopes only', async () => {
      const claims = async (...args: Parameters<typeof exchange>) => {
        const { id_token } = (await (await exchange(...args)).json()) as { id_token?: string };
        return id_token === undefined
          ? null
          : (JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as object);
      };
      expect(await claims({}, NANOHA)).not.toHaveProperty('email');
      expect(await claims({}, SUMIRE, { scope: 'openid' })).not.toHaveProperty('name');
      expect(await claims({}, SUMIRE, { scope: 'profile' })).toBeNull();
    });

    it.each([
      ['another code', { code: 'x' }, 400, 'invalid_grant'],
      ['another callback', { redirect_uri: PUBLIC_URL }, 400, 'invalid_grant'],
      ['another verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
      ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
      ['another secret', { client_secret: 'x' }, 401, 'invalid_client'],
      ['another channel', { client_id: '1' }, 401, 'invalid_client'],
      ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ])('not with %s', async (_what, overrides, status, error) => {
      const answer = await exchange(overrides);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ error });
    });

    it('once, within ten minutes', async () => {
      const { code } = await sandbox.consent(authorize());
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
      };
      const once = () => post('/oauth2/v2.1/token', { ...form, ...credentials });
      expect((await once()).status).toBe(200);
      expect((await once()).status).toBe(400);
      form.code = (await sandbox.consent(authorize())).code;
      await sandbox.advance(600);
      expect((await once()).status).toBe(400);
    });

    it('but not from another content type, or with the secret in a header', async () => {
      const { code } = await sandbox.consent(authorize());
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
      };
      const json = await fetch(`${sandbox.url}/line/oauth2/v2.1/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...form, ...credentials }),
      });
      expect(await json.json()).toMatchObject({ error: 'invalid_request' });
      const basic = Buffer.from(`${LINE_CHANNEL.id}:${LINE_CHANNEL.secret}`).toString('base64');
      const answer = await post('/oauth2/v2.1/token', form, { authorization: `Basic ${basic}` });
      expect(answer.status).toBe(401);
    });
  });

  it('renews an access token without extending the refresh token', async () => {
    const { refresh_token } = await grant();
    const renew = () =>
      post('/oauth2/v2.1/token', { grant_type: 'refresh_token', refresh_token, ...credentials });
    await sandbox.advance(89 * 86_400);
    expect(await (await renew()).json()).toMatchObject({ refresh_token, expires_in: 2_592_000 });
    await sandbox.advance(86_400);
    const answer = await renew();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'invalid refresh token',
    });
  });

  it('returns the profile and token info while the token is valid', async () => {
    const { access_token: token } = await grant();
    const about = () => fetch(`${sandbox.url}/line/oauth2/v2.1/verify?access_token=${token}`);
    const { userId, displayName } = SUMIRE;
    expect(await (await get('/v2/profile', token)).json()).toEqual({ userId, displayName });
    expect(await (await get('/oauth2/v2.1/userinfo', token)).json()).toEqual({
      sub: userId,
      name: displayName,
    });
    expect(await (await about()).json()).toMatchObject({
      scope: 'profile openid',
      client_id: LINE_CHANNEL.id,
    });
    expect((await get('/v2/profile', 'x')).status).toBe(401);
    await sandbox.advance(30 * 86_400);
    expect((await get('/v2/profile', token)).status).toBe(401);
    expect((await about()).status).toBe(400);
  });

  it('deauthorizes only with a channel token, which lasts 15 minutes', async () => {
    const { access_token: userAccessToken } = await grant();
    const deauthorise = (bearer: string) =>
      fetch(`${sandbox.url}/line/user/v1/deauthorize`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ userAccessToken }),
      });
    const answer = await post('/oauth2/v3/token', { grant_type: 'client_credentials', ...credentials });
    const { access_token: channelToken } = (await answer.json()) as { access_token: string };
    expect((await deauthorise(userAccessToken)).status).toBe(401);
    await sandbox.advance(900);
    expect((await deauthorise(channelToken)).status).toBe(401);
    const again = await post('/oauth2/v3/token', { grant_type: 'client_credentials', ...credentials });
    const { access_token: fresh } = (await again.json()) as { access_token: string };
    expect((await deauthorise(fresh)).status).toBe(204);
    expect((await deauthorise(fresh)).status).toBe(400);
    expect((await get('/v2/profile', userAccessToken)).status).toBe(401);
  });

  it('records requests without their secrets', async () => {
    await grant();
    const [entry] = await sandbox.requests('/oauth2/v2.1/token');
    expect(entry).toMatchObject({
      method: 'POST',
      status: 200,
      form: {
        grant_type: 'authorization_code',
        redirect_uri: CALLBACK,
        client_id: LINE_CHANNEL.id,
        client_secret: '[hidden]',
        code: '[hidden]',
        code_verifier: '[hidden]',
      },
    });
    expect(JSON.stringify(entry)).not.toContain(LINE_CHANNEL.secret);
  });

  it("records deauthorizations without the user's token", async () => {
    const { access_token: userAccessToken } = await grant();
    await fetch(`${sandbox.url}/line/user/v1/deauthorize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userAccessToken }),
    });
    const entry = (await sandbox.requests('/user/v1/deauthorize')).at(-1);
    expect(entry).toMatchObject({ method: 'POST', form: { userAccessToken: '[hidden]' } });
  });

  it('accepts only host names of this machine', async () => {
    const host = (name: string) =>
      sendRaw(sandbox.url, `GET /line/v2/profile HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
    expect((await host('evil.example')).status).toBe(421);
    expect((await host('localhost')).status).toBe(401);
    expect(new URL(sandbox.url).hostname).toBe('127.0.0.1');
  });
});
