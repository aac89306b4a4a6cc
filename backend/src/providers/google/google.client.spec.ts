import { Logger } from '@nestjs/common';
import {
  authorizationUrl,
  deadline,
  grantOf,
  linkageClients,
  STATE,
} from '../../../test/support/linkage-clients.js';
import { PUBLIC_URL } from '../../../test/support/test-app.js';
import { AT_YOUTUBE, TestSandbox } from '../../../test/support/test-sandbox.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from '../provider.errors.js';

const TOKEN = '/google/token';
const CHANNELS = '/google/youtube/v3/channels';
const VIDEOS = '/google/youtube/v3/videos';
const SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

describe('the YouTube client', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    Logger.overrideLogger(false);
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.reset());

  const client = () => linkageClients(sandbox).youtube;
  const grant = (who = AT_YOUTUBE.severalChannels) =>
    grantOf(linkageClients(sandbox), 'youtube', sandbox, who);
  const channels = (accessToken: string) => client().channels(accessToken, deadline());
  const video = async (id: string, who = AT_YOUTUBE.severalChannels) =>
    client().video((await grant(who)).accessToken, id, deadline());
  const answerWith = (path: string, body: object, status = 200) =>
    sandbox.faultAt(`GET ${path}`, { status, body: JSON.stringify(body) });

  it('sends browsers to Google with state and challenge, for read-only offline access to YouTube', () => {
    const url = new URL(authorizationUrl(client(), 'youtube'));
    expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/google/o/oauth2/v2/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: sandbox.variables['GOOGLE_CLIENT_ID'],
      redirect_uri: `${PUBLIC_URL}/profile/linkage/youtube`,
      scope: SCOPE,
      state: STATE,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'select_account consent',
    });
  });

  it('sends the secret in the request body, and nowhere else', async () => {
    await grant();
    const [call] = await sandbox.requestsTo(TOKEN);
    expect(Object.keys(call!.form).sort()).toEqual([
      'client_id',
      'client_secret',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ]);
    expect(call!.headers).not.toHaveProperty('authorization');
    expect(call!.query).toEqual({});
  });

  it('gets a refresh token each time, and keeps it on renewal', async () => {
    await grant();
    const again = await grant();
    expect(again.refreshToken).toEqual(expect.any(String));
    expect(await client().refresh(again, deadline())).toMatchObject({
      refreshToken: again.refreshToken,
      scopes: [SCOPE],
    });
  });

  it('cannot renew a grant without a refresh token', async () => {
    const found = { ...(await grant()), refreshToken: null };
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(GrantDead);
  });

  it('rejects a grant without the required scope', async () => {
    const asked = grantOf(linkageClients(sandbox), 'youtube', sandbox, AT_YOUTUBE.oneChannel, SCOPE);
    await expect(asked).rejects.toBeInstanceOf(GrantRefused);
  });

  it('revokes the whole grant with the refresh token', async () => {
    const found = await grant();
    await client().revoke(found, deadline());
    await expect(client().refresh(found, deadline())).rejects.toBeInstanceOf(GrantDead);
    await expect(channels(found.accessToken)).rejects.toBeInstanceOf(GrantDead);
  });

  describe('finds the channels of a grant', () => {
    it('however many there are', async () => {
      expect(await channels((await grant()).accessToken)).toEqual(
        AT_YOUTUBE.severalChannels.channels.map(({ id, title }) => ({
          providerAccountId: id,
          name: title,
          handle: id,
          thumbnailUrl: `${sandbox.url}/pictures/${id}/800x800.jpg`,
        })),
      );
      const [call] = await sandbox.requestsTo(CHANNELS);
      expect(call).toMatchObject({ query: { part: 'id,snippet', mine: 'true' } });
    });

    it('and none if there is none, in any form of the response', async () => {
      const { accessToken } = await grant(AT_YOUTUBE.noChannel);
      expect(await channels(accessToken)).toEqual([]);
      await answerWith(CHANNELS, { items: [] });
      expect(await channels(accessToken)).toEqual([]);
      await answerWith(
        CHANNELS,
        { error: { code: 401, errors: [{ reason: 'youtubeSignupRequired' }] } },
        401,
      );
      expect(await channels(accessToken)).toEqual([]);
    });

    it('without a picture if none has a URL', async () => {
      const { accessToken } = await grant();
      const items = [
        { id: 'UC1', snippet: { title: ' 花\u0000\n店 ' } },
        { id: 'UC2', snippet: { title: 'b', thumbnails: { default: { url: 'javascript:alert(1)' } } } },
      ];
      await answerWith(CHANNELS, { items });
      expect(await channels(accessToken)).toMatchObject([
        { name: '花 店', thumbnailUrl: null },
        { name: 'b', thumbnailUrl: null },
      ]);
    });
  });

  describe('reads a video', () => {
    it('with its tags and its largest picture', async () => {
      expect(await video('hanako-dm03')).toEqual({
        videoId: 'hanako-dm03',
        channelId: 'UChitohira-hanako-demo01',
        title: '冬の花瓶、三つの生け方',
        description: '少ない花でも華やかに見える、三つの生け方です。',
        hashTags: ['花瓶', '冬の花', 'flower arrangement'],
        thumbnailUrl: `${sandbox.url}/pictures/hanako-dm03/1280x720.jpg`,
        publishedAt: new Date('2026-11-07T10:00:00Z'),
      });
    });

    it('with normalized tags', async () => {
      const { accessToken } = await grant();
      const snippet = {
        channelId: 'UC1',
        title: 'a',
        description: '',
        publishedAt: '2026-11-01T00:00:00Z',
        tags: ['#花', '＃市場', '花', '# cafe\u0301', '#'],
      };
      await answerWith(VIDEOS, { items: [{ id: 'tagged', snippet, status: { privacyStatus: 'public' } }] });
      expect(await client().video(accessToken, 'tagged', deadline())).toMatchObject({
        hashTags: ['花', '市場', 'café'],
      });
    });

    it('with the tags in its title and description if it has none', async () => {
      expect(await video('hanako-dm04')).toMatchObject({ hashTags: ['水切り', 'shorts'] });
    });

    it("even if it is unlisted or another user's, with its channel", async () => {
      expect(await video('hanako-unl1')).toMatchObject({ videoId: 'hanako-unl1', description: '' });
      expect(await video('sumire-dm01')).toMatchObject({ channelId: AT_YOUTUBE.oneChannel.channels[0]!.id });
    });

    it('unless it is unknown, private, or not the requested one', async () => {
      expect(await video('unknown-vid')).toBeNull();
      expect(await video('hanako-prv1')).toBeNull();
      expect(await video('hanako-prv1', AT_YOUTUBE.oneChannel)).toBeNull();
      expect(await video('hanako-dm03,hanako-dm04')).toBeNull();
      const { accessToken } = await grant();
      await answerWith(VIDEOS, { pageInfo: { totalResults: 0 } });
      expect(await client().video(accessToken, 'hanako-dm03', deadline())).toBeNull();
    });
  });

  it.each([
    [401, 'authError', GrantDead],
    [403, 'insufficientPermissions', GrantDead],
    [403, 'authenticatedUserAccountClosed', GrantDead],
    [403, 'authenticatedUserAccountSuspended', GrantDead],
    [403, 'quotaExceeded', ProviderUnavailable],
    [403, 'forbidden', ProviderUnavailable],
    [403, 'accessNotConfigured', ProviderUnavailable],
    [400, 'missingRequiredParameter', ProviderUnavailable],
  ])('understands the error %i %s', async (code, reason, failure) => {
    const { accessToken } = await grant();
    const error = { code, message: 'Why', errors: [{ message: 'Why', domain: 'youtube.quota', reason }] };
    await answerWith(VIDEOS, { error }, code);
    await expect(client().video(accessToken, 'hanako-dm03', deadline())).rejects.toBeInstanceOf(failure);
    await answerWith(CHANNELS, { error }, code);
    await expect(channels(accessToken)).rejects.toBeInstanceOf(failure);
  });
});
