import { inspect } from 'node:util';
import { type Response } from 'supertest';
import {
  KEEP_LINKAGES_QUEUE,
  REFRESH_YOUTUBE_QUEUE,
  RELEASE_LINKAGE_GRANT_QUEUE,
} from '../../src/jobs/queues.js';
import { type ContentResponse } from '../../src/modules/contents/dto/content.response.js';
import { type LinkageRedirectResponse } from '../../src/modules/oauth/linkages/dto/linkage-redirect.response.js';
import { type OwnLinkageListResponse } from '../../src/modules/oauth/linkages/dto/linkage.response.js';
import {
  type InstagramPostListResponse,
  type YoutubeVideoResponse,
} from '../../src/modules/oauth/posts/dto/posts.response.js';
import { type LinkageProvider } from '../../src/modules/oauth/authorization/linkage-provider.js';
import { queueIsDone, runJob } from '../support/jobs.js';
import { letTokensEnd, LINKAGES } from '../support/linkages.js';
import { anotherJpeg } from '../support/pictures.js';
import { signUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { AT_INSTAGRAM, AT_TIKTOK, AT_X, AT_YOUTUBE, TestSandbox } from '../support/test-sandbox.js';
import { Content } from '../../src/modules/contents/content.entity.js';
import { LinkageGrant } from '../../src/modules/oauth/linkages/linkage-grant.entity.js';
import { ago } from '../support/times.js';

/** An answer of a provider that must not be passed on. */
const LEAK = { status: 500, body: '{"error":{"message":"access_token=spilt"}}' };

/** The path of an address, as the sandbox routes it. */
const pathOf = (address: string | null) => new URL(address ?? '').pathname;

describe('provider tokens and secrets', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp(sandbox.variables);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  /** Every row of every table, including the job queue's, as text. */
  const everythingStored = async () => {
    const tables = await testApp.sql<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) =>
        testApp.sql<{ row: string }>(`SELECT row_to_json(each)::text AS row FROM ${name} each`),
      ),
    );
    return rows.flat().map(({ row }) => row);
  };

  it('are in no response, log line or stored data, in any step of linking, posting and unlinking', async () => {
    const { browser, account } = await signUp(testApp);
    const answers: string[] = [];
    const stored: string[] = [];
    const keep = async (answering: Promise<Response>, status: number) => {
      const answer = await answering;
      answers.push(JSON.stringify([answer.status, answer.headers, answer.text]));
      expect(answer.status).toBe(status);
      stored.push(...(await everythingStored()));
      return answer;
    };
    const linkTo = async (provider: LinkageProvider, who: { userId: string }, status = 201) => {
      const redirect = await keep(browser.get(`${LINKAGES}/providers/${provider}/redirect`), 200);
      const { authUrl } = redirect.body as LinkageRedirectResponse;
      const { code, state } = await sandbox.consent(authUrl, who);
      const answer = await keep(
        browser.post(`${LINKAGES}/providers/${provider}`).send({ code, state, userId: 'hana' }),
        status,
      );
      const [linkage] = status < 400 ? (answer.body as OwnLinkageListResponse).results : [];
      return linkage?.linkageId ?? 0;
    };
    const youtube = await linkTo('youtube', AT_YOUTUBE.severalChannels);
    const instagram = await linkTo('instagram', AT_INSTAGRAM.manyPosts);
    const tiktok = await linkTo('tiktok', AT_TIKTOK.somebody);
    const x = await linkTo('x', AT_X.somebody);
    await linkTo('x', AT_X.somebody, 200);
    // No browser was redirected with this state.
    await keep(browser.post(`${LINKAGES}/providers/x`).send({ code: 'guessed', state: 'guessed' }), 403);
    await linkTo('youtube', AT_YOUTUBE.noChannel, 403);
    await sandbox.faultAt('GET /instagram/access_token', LEAK);
    await linkTo('instagram', AT_INSTAGRAM.onePage, 403);

    const [{ id: videoId } = { id: '' }] = AT_YOUTUBE.severalChannels.channels[0]?.videos ?? [];
    const readVideo = (status: number) =>
      keep(browser.get('/api/oauth/youtube/posts/detail').query({ linkageId: youtube, videoId }), status);
    const listPosts = (status: number) =>
      keep(browser.get('/api/oauth/instagram/posts').query({ linkageId: instagram, limit: 2 }), status);
    const { thumbnail, previewUrl } = (await readVideo(200)).body as YoutubeVideoResponse;
    const { posts, nextPageToken } = (await listPosts(200)).body as InstagramPostListResponse;
    const [{ id, permalink, media } = { id: '', permalink: '', media: [] }] = posts;
    const rest = { linkageId: instagram, nextPageToken, limit: 2 };
    await keep(browser.get('/api/oauth/instagram/posts').query(rest), 200);
    await keep(browser.get('/api/oauth/instagram/posts/detail').query({ linkageId: instagram, id }), 200);

    const picture = pathOf(thumbnail);
    await sandbox.faultAt(`GET ${picture}`, LEAK);
    await keep(browser.get(previewUrl ?? ''), 403);
    await keep(browser.get(previewUrl ?? ''), 200);
    const post = (content: object, status: number) =>
      keep(browser.post('/api/contents').send(content), status);
    const contentUrl = `https://youtu.be/${videoId}`;
    const video = { provider: 'youtube', contentUrl, media: [{ imageUrl: thumbnail, videoFlag: true }] };
    const album = media.map(({ imageUrl, videoFlag, videoUrl }) => ({ imageUrl, videoFlag, videoUrl }));
    const ofInstagram = { provider: 'instagram', contentUrl: permalink, media: album };
    const shortVideo = () =>
      browser
        .post('/api/contents')
        .field('provider', 'tiktok')
        .field(
          'contentUrl',
          `https://www.tiktok.com/@${AT_TIKTOK.somebody.username}/video/7000000000000000001`,
        );
    const posted = (await post(video, 201)).body as ContentResponse;
    await post(ofInstagram, 201);
    await keep(shortVideo().attach('media[0][image]', await anotherJpeg(), 'stem.jpg'), 201);
    await keep(shortVideo().field('media[0][imageUrl]', thumbnail ?? ''), 201);
    // For an address that was not listed, several pages of the list are searched.
    await post({ ...ofInstagram, contentUrl: 'https://www.instagram.com/p/sumiredm01/' }, 403);
    await post({ ...video, contentUrl: 'https://youtu.be/sumire-dm01' }, 403);
    await sandbox.faultAt(`GET ${picture}`, LEAK);
    await post(video, 403);
    await sandbox.faultAt(`GET ${picture}`, { status: 302, headers: { location: '/?access_token=spilt' } });
    await post(video, 403);
    await sandbox.faultAt('GET /google/youtube/v3/videos', LEAK);
    await post(video, 403);
    await sandbox.faultAt(`GET /instagram/v26.0/${id}`, { ...LEAK, status: 400 });
    await post(ofInstagram, 403);

    const refresh = async () => {
      await testApp.repository(Content).updateAll({ providerReadAt: ago({ days: 11 }) });
      await runJob(testApp, REFRESH_YOUTUBE_QUEUE);
    };
    await refresh();
    await sandbox.faultAt('GET /google/youtube/v3/videos', LEAK);
    await refresh();
    const { displayId } = account;
    await keep(testApp.client.get(`/api/contents/accounts/${displayId}`), 200);
    await keep(testApp.client.get(`/api/contents/${posted.contentId}/accounts/${displayId}`), 200);
    await keep(testApp.client.get(`/profile/${displayId}/contents/${posted.contentId}`), 200);
    await letTokensEnd(testApp, account.accountId);
    await sandbox.faultAt('POST /google/token', { status: 503 });
    await readVideo(403);
    await readVideo(200);
    await sandbox.faultAt('GET /instagram/v26.0/me/media', { end: 'drop' });
    await listPosts(403);
    await sandbox.advance(2 * 86_400);
    await testApp.repository(LinkageGrant).updateAll({ renewedAt: ago({ days: 2 }) });
    await runJob(testApp, KEEP_LINKAGES_QUEUE);
    await keep(browser.get(`${LINKAGES}/accounts/me`), 200);
    await keep(browser.get(`${LINKAGES}/accounts/${displayId}`), 200);

    // Some revocations wait as jobs until the provider is back.
    await sandbox.faultAt('POST /x/2/oauth2/revoke', { status: 500 });
    await keep(browser.delete(`${LINKAGES}/${x}`), 204);
    await keep(browser.delete(`${LINKAGES}/${tiktok}`), 204);
    await sandbox.withdraw('instagram', AT_INSTAGRAM.manyPosts);
    await listPosts(403);
    await keep(browser.delete('/api/accounts/me').send({ reasonId: 2 }), 204);
    await queueIsDone(testApp, RELEASE_LINKAGE_GRANT_QUEUE);
    stored.push(...(await everythingStored()));

    const given = await sandbox.secrets();
    const clients = Object.entries(sandbox.variables).filter(([name]) => name.endsWith('_SECRET'));
    const secrets = [...given, ...clients.map(([, secret]) => secret), 'access_token='];
    expect(given.length).toBeGreaterThan(10);
    expect(clients).toHaveLength(5);
    expect(answers.filter((answer) => answer.includes('authUrl')).length).toBeGreaterThan(4);
    const everything = {
      answers,
      log: testApp.log.map((line) => inspect(line, { depth: null })),
      stored,
    };
    const seen = Object.entries(everything).flatMap(([where, texts]) =>
      secrets
        .filter((secret) => texts.some((text) => text.includes(secret)))
        .map((secret) => [where, secret]),
    );
    expect(everything.log.length).toBeGreaterThan(5);
    expect(seen).toEqual([]);
  });
});
