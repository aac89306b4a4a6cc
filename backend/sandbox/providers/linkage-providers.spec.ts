import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PUBLIC_URL } from '../../test/support/test-app.js';
import { AT_INSTAGRAM, AT_TIKTOK, AT_X, AT_YOUTUBE, TestSandbox } from '../../test/support/test-sandbox.js';
import { SANDBOX_CLIENTS } from './clients.js';

const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const YOUTUBE_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

type Query = Record<string, string | undefined>;
type Provider = keyof typeof SANDBOX_CLIENTS;

/** A valid authorization request for each provider. */
const GOOD: Record<Provider, { path: string; query: Query }> = {
  google: {
    path: '/google/o/oauth2/v2/auth',
    query: {
      response_type: 'code',
      client_id: SANDBOX_CLIENTS.google.id,
      redirect_uri: `${PUBLIC_URL}/profile/linkage/youtube`,
      scope: YOUTUBE_SCOPE,
      state: 'state-1',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    },
  },
  instagram: {
    path: '/instagram/oauth/authorize',
    query: {
      response_type: 'code',
      client_id: SANDBOX_CLIENTS.instagram.id,
      redirect_uri: `${PUBLIC_URL}/profile/linkage/instagram`,
      scope: 'instagram_business_basic',
      state: 'state-1',
    },
  },
  tiktok: {
    path: '/tiktok/v2/auth/authorize/',
    query: {
      response_type: 'code',
      client_key: SANDBOX_CLIENTS.tiktok.id,
      redirect_uri: `${PUBLIC_URL}/profile/linkage/tiktok`,
      scope: 'user.info.basic,user.info.profile',
      state: 'state-1',
    },
  },
  x: {
    path: '/x/i/oauth2/authorize',
    query: {
      response_type: 'code',
      client_id: SANDBOX_CLIENTS.x.id,
      redirect_uri: `${PUBLIC_URL}/profile/linkage/x`,
      scope: 'users.read tweet.read offline.access',
      state: 'state-1',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    },
  },
};

const PROVIDERS = Object.keys(GOOD) as Provider[];

const WHO = {
  google: AT_YOUTUBE.severalChannels,
  instagram: AT_INSTAGRAM.manyPosts,
  tiktok: AT_TIKTOK.somebody,
  x: AT_X.somebody,
};

describe("the sandbox's linkage providers", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const authorize = (provider: Provider, changed: Query = {}) => {
    const { path, query } = GOOD[provider];
    const set = Object.entries({ ...query, ...changed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return `${sandbox.url}${path}?${new URLSearchParams(set).toString()}`;
  };
  const codeAt = async (provider: Provider, changed: Query = {}) =>
    (await sandbox.consent(authorize(provider, changed), WHO[provider])).code;
  const post = async (path: string, form: Query, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(form as Record<string, string>);
    const answer = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as object) };
  };
  const get = async (path: string, bearer = '') => {
    const answer = await fetch(`${sandbox.url}${path}`, { headers: { authorization: `Bearer ${bearer}` } });
    return { status: answer.status, body: (await answer.json()) as object };
  };
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${SANDBOX_CLIENTS.x.id}:${secret}`).toString('base64')}`,
  });

  describe('show an error page for an invalid', () => {
    it.each<[Provider, string, Query]>([
      ...PROVIDERS.flatMap<[Provider, string, Query]>((provider) => {
        const { redirect_uri } = GOOD[provider].query;
        const id = provider === 'tiktok' ? 'client_key' : 'client_id';
        return [
          [provider, id, { [id]: 'x' }],
          [provider, id, { [id]: undefined }],
          [provider, 'redirect_uri', { redirect_uri: `${redirect_uri}/` }],
          [provider, 'redirect_uri', { redirect_uri: `${redirect_uri}?x=1` }],
          [provider, 'redirect_uri', { redirect_uri: 'https://evil.example/profile/linkage/x' }],
          [provider, 'redirect_uri', { redirect_uri: undefined }],
          [provider, 'response_type', { response_type: 'token' }],
          [provider, 'scope', { scope: undefined }],
          [provider, 'scope', { scope: 'everything' }],
        ];
      }),
      ['google', 'access_type', { access_type: 'always' }],
      ['google', 'code_challenge', { code_challenge: 'short' }],
      ['google', 'code_challenge_method', { code_challenge_method: 'plain' }],
      ['tiktok', 'client_key', { client_id: SANDBOX_CLIENTS.tiktok.id, client_key: undefined }],
      ['tiktok', 'scope', { scope: 'user.info.basic user.info.profile' }],
      ['tiktok', 'state', { state: undefined }],
      ['x', 'state', { state: undefined }],
      ['x', 'state', { state: 's'.repeat(501) }],
      ['x', 'code_challenge', { code_challenge: undefined }],
      ['x', 'code_challenge_method', { code_challenge_method: undefined }],
    ])('%s: %s in %j', async (provider, parameter, changed) => {
      const chosen = authorize(provider, { ...changed, login_hint: WHO[provider].userId });
      const answer = await fetch(chosen, { redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(`The parameter ${parameter} is not valid.`);
    });
  });

  describe('have a consent page', () => {
    it.each([
      ['google', 'YouTube', 'はなこチャンネル / はなこの焼き菓子ノート', 'No channel (cannot be linked)'],
      ['instagram', 'Instagram', '個人アカウント', 'Personal account'],
      ['tiktok', 'TikTok', '@hitohira_hanako_demo', '@hitohira_hanako_demo'],
      ['x', 'X', '@hitohira_demo', '@hitohira_demo'],
    ] as const)(
      '%s, in both languages, that explains the effect of each choice',
      async (provider, service, ja, en) => {
        const page = async (language: string) => {
          const answer = await fetch(authorize(provider), { headers: { 'accept-language': language } });
          return answer.text();
        };
        const japanese = await page('ja-JP,ja;q=0.9');
        for (const words of [
          '<html lang="ja">',
          `本物の${service}ではありません`,
          'どのアカウントを連携',
          ja,
        ])
          expect(japanese).toContain(words);
        const english = await page('en-GB');
        for (const words of ['<html lang="en">', `This is not the real ${service}.`, 'Allow and link', en])
          expect(english).toContain(words);
        expect(english).toContain(`login_hint=${encodeURIComponent(WHO[provider].userId)}`);
      },
    );

    it("in the requested language, whatever the browser's", async () => {
      const answer = await fetch(authorize('x', { ui_locales: 'en' }), {
        headers: { 'accept-language': 'ja' },
      });
      expect(await answer.text()).toContain('<html lang="en">');
    });

    it.each([
      ['google', '?error=access_denied&state=state-1'],
      [
        'instagram',
        '?error=access_denied&error_reason=user_denied&error_description=The+user+denied+your+request&state=state-1#_',
      ],
      ['tiktok', '?error=access_denied&error_description=User+cancelled+the+authorization&state=state-1'],
      ['x', '?error=access_denied&state=state-1'],
    ] as const)(
      "%s, that redirects back with the provider's error for a refusal",
      async (provider, query) => {
        const answer = await fetch(authorize(provider, { deny: '1' }), { redirect: 'manual' });
        expect(answer.headers.get('location')).toBe(`${GOOD[provider].query['redirect_uri']}${query}`);
      },
    );

    it('on which a test can decline scopes', async () => {
      const chosen = authorize('tiktok', {
        login_hint: AT_TIKTOK.somebody.userId,
        decline: 'user.info.profile',
      });
      const answer = await fetch(chosen, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      expect(back.searchParams.get('scopes')).toBe('user.info.basic');
    });
  });

  it('list the videos to post, in both languages', async () => {
    const page = async (language: string) =>
      (await fetch(`${sandbox.url}/google/`, { headers: { 'accept-language': language } })).text();
    expect(await page('ja')).toContain('つばき: 花と暮らす はなこチャンネル');
    const english = await page('en');
    for (const words of [
      'Videos to post',
      'https://www.youtube.com/watch?v=hanako-dm03',
      '公開前の動画 (private)',
    ])
      expect(english).toContain(words);
  });

  describe('Google', () => {
    const { id, secret } = SANDBOX_CLIENTS.google;
    const exchange = async (overrides: Query = {}, changed: Query = {}) =>
      post('/google/token', {
        grant_type: 'authorization_code',
        code: await codeAt('google', changed),
        redirect_uri: GOOD.google.query['redirect_uri'],
        code_verifier: VERIFIER,
        client_id: id,
        client_secret: secret,
        ...overrides,
      });

    it('issues a refresh token with the first consent, and with a forced one', async () => {
      const silent = { prompt: undefined };
      expect((await exchange({}, silent)).body).toHaveProperty('refresh_token');
      expect((await exchange({}, silent)).body).not.toHaveProperty('refresh_token');
      expect((await exchange()).body).toHaveProperty('refresh_token');
      expect((await exchange({}, { access_type: 'online' })).body).not.toHaveProperty('refresh_token');
    });

    it.each([
      ['another verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
      ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
      ['another callback', { redirect_uri: PUBLIC_URL }, 400, 'redirect_uri_mismatch'],
      ['another secret', { client_secret: 'x' }, 401, 'invalid_client'],
      ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ])('rejects a code with %s', async (_what, overrides, status, error) => {
      expect(await exchange(overrides)).toMatchObject({ status, body: { error } });
    });

    it('rejects a code after ten minutes, and another content type', async () => {
      const code = await codeAt('google');
      await sandbox.advance(600);
      expect(await exchange({ code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      const answer = await fetch(`${sandbox.url}/google/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: id }),
      });
      expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
    });

    it('expires access tokens after an hour', async () => {
      const { access_token } = (await exchange()).body as { access_token: string };
      const channels = () => get('/google/youtube/v3/channels?part=id&mine=true', access_token);
      expect((await channels()).status).toBe(200);
      expect(await get('/google/youtube/v3/channels?mine=true', access_token)).toMatchObject({
        status: 400,
        body: { error: { errors: [{ reason: 'missingRequiredParameter' }] } },
      });
      await sandbox.advance(3599);
      expect(await channels()).toMatchObject({ status: 401, body: { error: { code: 401 } } });
    });

    it('omits the list without a channel', async () => {
      const { code } = await sandbox.consent(authorize('google'), AT_YOUTUBE.noChannel);
      const { access_token } = (await exchange({ code })).body as { access_token: string };
      const { body } = await get('/google/youtube/v3/channels?part=id&mine=true', access_token);
      expect(body).toMatchObject({ pageInfo: { totalResults: 0 } });
      expect(body).not.toHaveProperty('items');
    });
  });

  describe('Instagram', () => {
    const { id, secret } = SANDBOX_CLIENTS.instagram;
    const exchange = async (overrides: Query = {}) =>
      post('/instagram/oauth/access_token', {
        grant_type: 'authorization_code',
        code: await codeAt('instagram'),
        redirect_uri: GOOD.instagram.query['redirect_uri'],
        client_id: id,
        client_secret: secret,
        ...overrides,
      });
    const short = async () =>
      ((await exchange()).body as { data: [{ access_token: string }] }).data[0].access_token;
    const long = async (token: string) => {
      const query = { grant_type: 'ig_exchange_token', client_secret: secret, access_token: token };
      return get(`/instagram/access_token?${new URLSearchParams(query).toString()}`);
    };

    it.each([
      ['another callback', { redirect_uri: PUBLIC_URL }],
      ['another secret', { client_secret: 'x' }],
      ['another code', { code: 'x' }],
    ])('rejects a code with %s', async (_what, overrides) => {
      expect(await exchange(overrides)).toMatchObject({
        status: 400,
        body: { error_type: 'OAuthException', code: 400, error_message: expect.any(String) },
      });
    });

    it('issues a token for an hour, the only kind that can be exchanged for one for sixty days', async () => {
      const token = await short();
      const longer = (await long(token)).body as { access_token: string };
      expect(longer).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 });
      expect((await long(longer.access_token)).status).toBe(400);
      await sandbox.advance(3600);
      expect((await get('/instagram/v26.0/me?fields=username', token)).status).toBe(400);
      expect((await get('/instagram/me?fields=username', longer.access_token)).status).toBe(200);
    });

    it('returns a flat response with a number beyond the safe integers for some people', async () => {
      const { code } = await sandbox.consent(authorize('instagram'), AT_INSTAGRAM.onePage);
      const answer = await fetch(`${sandbox.url}/instagram/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: GOOD.instagram.query['redirect_uri'] ?? '',
          client_id: id,
          client_secret: secret,
        }),
      });
      expect(await answer.text()).toMatch(/^\{"user_id":17841400000000002,"access_token":"IGAA/);
    });

    it("accepts a token in the URL, and includes it in the next page's URL", async () => {
      const token = await short();
      const answer = await get(`/instagram/v26.0/me/media?fields=caption&limit=2&access_token=${token}`);
      const { data, paging } = answer.body as { data: object[]; paging: { next: string } };
      expect(data.map((each) => Object.keys(each))).toEqual([
        ['id', 'caption'],
        ['id', 'caption'],
      ]);
      expect(paging.next).toContain(token);
    });
  });

  describe('TikTok', () => {
    const { id, secret } = SANDBOX_CLIENTS.tiktok;
    const exchange = async (overrides: Query = {}) =>
      post('/tiktok/v2/oauth/token/', {
        grant_type: 'authorization_code',
        code: await codeAt('tiktok'),
        redirect_uri: GOOD.tiktok.query['redirect_uri'],
        client_key: id,
        client_secret: secret,
        ...overrides,
      });

    it('has no client ID', async () => {
      const code = await codeAt('tiktok');
      const form = { grant_type: 'authorization_code', code, client_id: id, client_secret: secret };
      expect(await post('/tiktok/v2/oauth/token/', form)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', log_id: expect.any(String) },
      });
    });

    it.each([
      ['another callback', { redirect_uri: PUBLIC_URL }, 400, 'invalid_request'],
      ['another secret', { client_secret: 'x' }, 401, 'invalid_client'],
      ['another code', { code: 'x' }, 400, 'invalid_grant'],
    ])('rejects a code with %s', async (_what, overrides, status, error) => {
      expect(await exchange(overrides)).toMatchObject({ status, body: { error } });
    });

    it('issues tokens for two hours and half a year, at paths with a trailing slash', async () => {
      const { body } = await exchange();
      expect(body).toMatchObject({ expires_in: 7200, refresh_expires_in: 15_552_000 });
      const answer = await fetch(`${sandbox.url}/tiktok/v2/oauth/token`, { method: 'POST' });
      expect(answer.status).toBe(404);
    });

    it.each([
      ['/tiktok/ZSbouquet/', `/@${AT_TIKTOK.somebody.username}/video/7000000000000000001`],
      ['/tiktok/t/ZSbouquet', `/@${AT_TIKTOK.somebody.username}/video/7000000000000000001`],
      ['/tiktok/ZSnobody/', '/'],
    ])('redirects the share link %s to %s', async (path, target) => {
      const answer = await fetch(`${sandbox.url}${path}`, { method: 'HEAD', redirect: 'manual' });
      expect(answer.status).toBe(301);
      const { origin, pathname } = new URL(answer.headers.get('location') ?? '');
      expect(`${origin}${pathname}`).toBe(`https://www.tiktok.com${target}`);
    });

    it('returns the requested fields, if granted', async () => {
      const { access_token } = (await exchange()).body as { access_token: string };
      const user = (fields: string) => get(`/tiktok/v2/user/info/?fields=${fields}`, access_token);
      expect((await user('open_id')).body).toEqual({
        data: { user: { open_id: AT_TIKTOK.somebody.userId } },
        error: { code: 'ok', message: '', log_id: expect.any(String) },
      });
      expect(await user('phone')).toMatchObject({ status: 400, body: { error: { code: 'invalid_params' } } });
      expect(await user('')).toMatchObject({ status: 400 });
    });
  });

  describe('X', () => {
    const { secret } = SANDBOX_CLIENTS.x;
    const form = async () => ({
      grant_type: 'authorization_code',
      code: await codeAt('x'),
      redirect_uri: GOOD.x.query['redirect_uri'],
      code_verifier: VERIFIER,
    });

    it('requires the secret in the header', async () => {
      const inBody = { ...(await form()), client_id: SANDBOX_CLIENTS.x.id, client_secret: secret };
      const refused = { status: 401, body: { error: 'unauthorized_client' } };
      expect(await post('/x/2/oauth2/token', inBody)).toMatchObject(refused);
      expect(await post('/x/2/oauth2/token', await form(), basic('x'))).toMatchObject(refused);
      expect(await post('/x/2/oauth2/token', await form(), basic(secret))).toMatchObject({
        status: 200,
        body: { token_type: 'bearer', expires_in: 7200 },
      });
    });

    it.each([
      [{ code: 'x' }, 'Value passed for the authorization code was invalid.'],
      [
        { code_verifier: 'x'.repeat(43) },
        'Value passed for the code verifier did not match the code challenge.',
      ],
      [{ redirect_uri: PUBLIC_URL }, 'Value passed for the redirect uri did not match.'],
    ])('reports the error of %j', async (overrides, error_description) => {
      const answer = await post('/x/2/oauth2/token', { ...(await form()), ...overrides }, basic(secret));
      expect(answer).toEqual({ status: 400, body: { error: 'invalid_request', error_description } });
    });

    it('issues no refresh token without offline access, and returns no account without both scopes', async () => {
      const code = await codeAt('x', { scope: 'users.read' });
      const { body } = await post('/x/2/oauth2/token', { ...(await form()), code }, basic(secret));
      expect(body).not.toHaveProperty('refresh_token');
      const { access_token } = body as { access_token: string };
      expect((await get('/x/2/users/me', access_token)).status).toBe(403);
    });
  });

  /** A token of X from a sandbox. */
  const tokenOf = async (at: TestSandbox) => {
    const { url } = at;
    const { code } = await at.consent(authorize('x').replace(sandbox.url, url), AT_X.somebody);
    const answer = await fetch(`${url}/x/2/oauth2/token`, {
      method: 'POST',
      headers: basic(SANDBOX_CLIENTS.x.secret),
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: GOOD.x.query['redirect_uri'] ?? '',
        code_verifier: VERIFIER,
      }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const knows = async ({ url }: Pick<TestSandbox, 'url'>, bearer: string, path = '/x/2/users/me') =>
    (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${bearer}` } })).ok;

  it('reject tokens of other providers and modified tokens', async () => {
    const token = await tokenOf(sandbox);
    expect(await knows(sandbox, token)).toBe(true);
    expect(await knows(sandbox, `${token}x`)).toBe(false);
    expect(await knows(sandbox, `x${token}`)).toBe(false);
    const elsewhere = '/google/youtube/v3/channels?part=id&mine=true';
    expect(await knows(sandbox, `ya29.${token.slice('xat-'.length)}`, elsewhere)).toBe(false);
  });

  it('accept tokens from before a restart, until they are reset', async () => {
    const [before, after] = [await TestSandbox.start(), await TestSandbox.start()];
    try {
      const token = await tokenOf(before);
      expect(await knows(after, token)).toBe(true);
      await after.reset();
      expect(await knows(after, token)).toBe(false);
    } finally {
      await Promise.all([before.stop(), after.stop()]);
    }
  });

  it('serves pictures in the requested size', async () => {
    const answer = await fetch(`${sandbox.url}/pictures/hanako-dm01/480x360.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([480, 360]);
    for (const wrong of ['0x10.jpg', '10x9999.jpg', '10x10.png', 'film.mp4'])
      expect((await fetch(`${sandbox.url}/pictures/a/${wrong}`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/pictures/a.b/10x10.jpg`)).status).toBe(404);
  });

  it('lists issued codes and tokens for tests', async () => {
    const code = await codeAt('instagram');
    expect(await sandbox.secrets()).toEqual([code]);
  });
});
