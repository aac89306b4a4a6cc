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
import { AT_INSTAGRAM, TestSandbox } from '../../../test/support/test-sandbox.js';
import { GrantDead, GrantRefused, NotOwnContent, ProviderUnavailable } from '../provider.errors.js';

const SCOPE = 'instagram_business_basic';
const TOKEN = '/instagram/oauth/access_token';
const LONG_TOKEN = '/instagram/access_token';
const ME = '/instagram/v26.0/me';
const MEDIA = '/instagram/v26.0/me/media';
const CALLBACK = `${PUBLIC_URL}/profile/linkage/instagram`;

const DAY_S = 86_400;
const HANAKO = AT_INSTAGRAM.manyPosts;

describe('the Instagram client', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    Logger.overrideLogger(false);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const client = () => linkageClients(sandbox).instagram;
  const grant = (who = HANAKO) => grantOf(linkageClients(sandbox), 'instagram', sandbox, who);
  const answerWith = (path: string, body: object, { status = 200, method = 'GET' } = {}) =>
    sandbox.faultAt(`${method} ${path}`, { status, body: JSON.stringify(body) });
  const posts = async (ask: { after?: string; limit: number }, who = HANAKO) =>
    client().posts((await grant(who)).accessToken, ask, deadline());
  const onePost = async (index: number) =>
    client().post((await grant()).accessToken, HANAKO.posts[index]!.id, deadline());

  it('sends browsers to Instagram with the state, for read access only', () => {
    const url = new URL(authorizationUrl(client(), 'instagram'));
    expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/instagram/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: sandbox.variables['INSTAGRAM_CLIENT_ID'],
      redirect_uri: CALLBACK,
      scope: SCOPE,
      state: STATE,
      force_authentication: '1',
    });
  });

  describe('exchanges a code', () => {
    it.each([
      ['wrapped', AT_INSTAGRAM.manyPosts],
      ['flat', AT_INSTAGRAM.onePage],
    ])('if responses are %s, for a token that lasts sixty days', async (_form, who) => {
      const found = await grant(who);
      expect(found).toMatchObject({ refreshToken: null, refreshExpiresAt: null, scopes: [SCOPE] });
      expect(found.expiresAt!.getTime()).toBeGreaterThan(Date.now() + 59 * DAY_S * 1000);
      expect(await client().channels(found.accessToken, deadline())).toEqual([
        {
          providerAccountId: who.userId,
          name: who.username,
          handle: who.username,
          thumbnailUrl: `${sandbox.url}/pictures/${who.username}/320x320.jpg`,
        },
      ]);
    });

    it.each([
      [
        'a list of permissions',
        { access_token: 'short', user_id: 1, permissions: [SCOPE, 'x'] },
        [SCOPE, 'x'],
      ],
      ['permissions as text', { access_token: 'short', permissions: `x, ${SCOPE}` }, ['x', SCOPE]],
      ['no permissions', { data: [{ access_token: 'short', user_id: '1' }] }, [SCOPE]],
    ])('also with %s', async (_what, body, scopes) => {
      await answerWith(TOKEN, body, { method: 'POST' });
      await answerWith(LONG_TOKEN, { access_token: 'long', token_type: 'bearer', expires_in: 5_183_944 });
      const ask = { code: 'x', codeVerifier: VERIFIER, redirectUri: CALLBACK };
      expect(await client().exchange(ask, deadline())).toMatchObject({ accessToken: 'long', scopes });
    });

    it('with the fragment that Instagram appends to the redirect', async () => {
      const { code } = await goToProvider(linkageClients(sandbox), 'instagram', sandbox, HANAKO);
      const ask = { code: `${code}#_`, codeVerifier: VERIFIER, redirectUri: CALLBACK };
      expect(await client().exchange(ask, deadline())).toHaveProperty('accessToken');
    });

    it.each(['', 'none'])('without a version in URLs if configured so: %j', async (version) => {
      const clients = linkageClients(sandbox, { INSTAGRAM_GRAPH_VERSION: version });
      const { accessToken } = await grantOf(clients, 'instagram', sandbox, HANAKO);
      await clients.instagram.channels(accessToken, deadline());
      expect(await sandbox.requestsTo('/instagram/me')).toHaveLength(1);
    });

    it('but rejects one without the permission, or whose token is rejected', async () => {
      const without = grantOf(linkageClients(sandbox), 'instagram', sandbox, HANAKO, SCOPE);
      await expect(without).rejects.toBeInstanceOf(GrantRefused);
      await answerWith(LONG_TOKEN, { error: { code: 190 } }, { status: 400 });
      await expect(grant()).rejects.toBeInstanceOf(GrantRefused);
    });

    it('and sends the token only in the header', async () => {
      const { accessToken } = await grant();
      await client().channels(accessToken, deadline());
      const [call] = await sandbox.requestsTo(ME);
      expect(call).toMatchObject({
        headers: { authorization: '[hidden]' },
        query: { fields: 'user_id,username,account_type,profile_picture_url' },
      });
      expect(call!.query).not.toHaveProperty('access_token');
    });
  });

  it('finds no account to link for a personal one', async () => {
    const { accessToken } = await grant(AT_INSTAGRAM.personal);
    expect(await client().channels(accessToken, deadline())).toEqual([]);
  });

  it('links an account without a picture and account type', async () => {
    const { accessToken } = await grant();
    await answerWith(ME, { id: '1', user_id: '17841', username: 'hana' });
    expect(await client().channels(accessToken, deadline())).toEqual([
      { providerAccountId: '17841', name: 'hana', handle: 'hana', thumbnailUrl: null },
    ]);
  });

  it('renews a token that is a day old, but not an expired one', async () => {
    const found = await grant();
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(ProviderUnavailable);
    await sandbox.advance(DAY_S);
    const renewed = await client().refresh(found, deadline());
    expect(renewed).toMatchObject({ refreshToken: null, scopes: [SCOPE] });
    await sandbox.advance(59.5 * DAY_S);
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(GrantDead);
    expect(await client().refresh(renewed, deadline())).toHaveProperty('accessToken');
  });

  describe('reads posts', () => {
    it('page by page until the last one, which has a cursor too', async () => {
      const { accessToken } = await grant();
      const ids: string[] = [];
      let after: string | null | undefined;
      let calls = 0;
      while (after !== null) {
        const ask = { limit: 20, ...(after === undefined ? {} : { after }) };
        const part = await client().posts(accessToken, ask, deadline());
        ids.push(...part.posts.map(({ id }) => id));
        after = part.nextPageToken;
        calls += 1;
      }
      expect(ids).toEqual(HANAKO.posts.map(({ id }) => id));
      expect(calls).toBe(3);
      const whole = await posts({ limit: AT_INSTAGRAM.onePage.posts.length }, AT_INSTAGRAM.onePage);
      expect(whole).toMatchObject({ nextPageToken: null });
    });

    it('even if there are none', async () => {
      expect(await posts({ limit: 20 }, AT_INSTAGRAM.personal)).toEqual({ posts: [], nextPageToken: null });
    });

    it('of every kind, with all data for contents', async () => {
      const { posts: found } = await posts({ limit: 8 });
      const picture = (name: string) => `${sandbox.url}/pictures/${name}/1080x1080.jpg`;
      const film = (name: string) => `${sandbox.url}/pictures/${name}/film.mp4`;
      expect(found[0]).toEqual({
        id: HANAKO.posts[0]!.id,
        permalink: 'https://www.instagram.com/p/hanakodm01/',
        description: '秋色のブーケができました。\n#秋の花束 #ブーケ',
        hashTags: ['秋の花束', 'ブーケ'],
        media: [{ imageUrl: picture('hanakodm01'), videoFlag: false, videoUrl: null }],
        publishedAt: new Date('2026-11-10T03:00:00Z'),
      });
      expect(found[1]!.media).toEqual([
        { imageUrl: picture('hanakodm02-0'), videoFlag: false, videoUrl: null },
        { imageUrl: picture('hanakodm02-1'), videoFlag: true, videoUrl: film('hanakodm02-1') },
        { imageUrl: picture('hanakodm02-2'), videoFlag: false, videoUrl: null },
      ]);
      expect(found[2]).toMatchObject({
        permalink: 'https://www.instagram.com/reel/hanakodm03/',
        hashTags: ['ラッピング', '花屋の仕事'],
        media: [{ imageUrl: picture('hanakodm03'), videoFlag: true, videoUrl: film('hanakodm03') }],
      });
      // Without URLs that Instagram withholds, and without a caption.
      expect(found[3]!.media).toEqual([{ imageUrl: picture('hanakodm04'), videoFlag: true, videoUrl: null }]);
      expect(found[4]).toMatchObject({ description: '', hashTags: [] });
      expect(found[5]!.media).toEqual([{ imageUrl: null, videoFlag: false, videoUrl: null }]);
      expect(found[6]!.hashTags).toEqual(['café', '花とお茶']);
    });

    it("and does not leak the next page's URL, which contains the token", async () => {
      const { accessToken } = await grant();
      const part = await client().posts(accessToken, { limit: 5 }, deadline());
      expect(JSON.stringify(part)).not.toContain(accessToken);
      expect(part.nextPageToken).toEqual(expect.any(String));
    });

    it('one by one, the same as in the list', async () => {
      const { posts: found } = await posts({ limit: 8 });
      for (const index of [0, 1, 3]) expect(await onePost(index)).toEqual(found[index]);
    });

    it('but none that is missing or belongs to another account', async () => {
      const { accessToken } = await grant();
      const other = AT_INSTAGRAM.onePage.posts[0]!.id;
      expect(await client().post(accessToken, other, deadline())).toBeNull();
      expect(await client().post(accessToken, '1', deadline())).toBeNull();
    });

    it.each(['me', '../me', '1/media', '', '1?fields=id', '17.0'])(
      'nor anything by an invalid ID: %j',
      async (id) => {
        const { accessToken } = await grant();
        const before = (await sandbox.requestsTo(ME)).length;
        expect(await client().post(accessToken, id, deadline())).toBeNull();
        expect((await sandbox.requestsTo(ME)).length).toBe(before);
      },
    );
  });

  it.each([
    [{ code: 190, error_subcode: 463 }, 400, GrantDead],
    [{ code: 190 }, 401, GrantDead],
    [{ code: 10 }, 403, NotOwnContent],
    [{ code: 200 }, 400, NotOwnContent],
    [{ code: 4 }, 400, ProviderUnavailable],
    [{ code: 17 }, 403, ProviderUnavailable],
    [{ code: 613 }, 429, ProviderUnavailable],
    [{ code: 100 }, 400, ProviderUnavailable],
    [{}, 400, ProviderUnavailable],
  ])('understands the error %j with status %i', async (error, status, failure) => {
    const { accessToken } = await grant();
    const body = { error: { message: 'Why', type: 'OAuthException', fbtrace_id: 'x', ...error } };
    await answerWith(MEDIA, body, { status });
    const asked = client().posts(accessToken, { limit: 20 }, deadline());
    await expect(asked).rejects.toBeInstanceOf(failure);
    const { id } = HANAKO.posts[0]!;
    await answerWith(`/instagram/v26.0/${id}`, body, { status });
    await expect(client().post(accessToken, id, deadline())).rejects.toBeInstanceOf(failure);
  });
});
