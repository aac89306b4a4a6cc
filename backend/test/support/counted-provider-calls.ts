import { type YoutubeVideoResponse } from '../../src/modules/oauth/posts/dto/posts.response.js';
import { type CountedCall, type Subject, type Tools } from './counted-calls.js';
import { goToLine, LINE, signUpWithLine } from './line.js';
import { goToLink, letTokensEnd, link, LINKAGES } from './linkages.js';
import { anotherJpeg } from './pictures.js';
import { signUp, signUpInput } from './sign-up.js';
import { AT_INSTAGRAM, AT_TIKTOK, AT_YOUTUBE } from './test-sandbox.js';

const { somebody: AT_SHORT_VIDEOS } = AT_TIKTOK;

/** A short video of that person. */
const SHORT_VIDEO = `https://www.tiktok.com/@${AT_SHORT_VIDEOS.username}/video/${String((1_706_933_106n << 32n) + 1n)}`;

const [CHANNEL] = AT_YOUTUBE.oneChannel.channels;

/** A video of that channel. */
const VIDEO = CHANNEL!.videos[0]!;
const WATCH = `https://www.youtube.com/watch?v=${VIDEO.id}`;

/** Links a channel at YouTube to the account, or links it again, and returns the ID of the linkage. */
async function linkChannel({ person }: Subject, { sandbox }: Tools): Promise<number> {
  const { results } = await link(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
  return results[0]!.linkageId;
}

async function linkInstagram({ person }: Subject, { sandbox }: Tools): Promise<number> {
  const { results } = await link(person.browser, sandbox, 'instagram', AT_INSTAGRAM.manyPosts);
  return results[0]!.linkageId;
}

/** Posts the video, which is read through the linkage. */
const postVideo = ({ person }: Subject, { sandbox }: Tools) =>
  person.browser.post('/api/contents').send({
    provider: 'youtube',
    title: VIDEO.title,
    description: VIDEO.description,
    contentUrl: WATCH,
    media: [{ imageUrl: `${sandbox.url}/pictures/${VIDEO.id}/40x30.jpg`, videoFlag: true, videoUrl: WATCH }],
    hashTags: [],
  });

const readVideo = async ({ person }: Subject, linkageId: number) =>
  person.browser.get('/api/oauth/youtube/posts/detail').query({ linkageId, videoId: VIDEO.id });

/** Calls that ask a provider. */
export const PROVIDER_CALLS: CountedCall[] = [
  [
    'GET /api/oauth/social-login/providers/:provider/redirect',
    2,
    (_subject, { testApp }) =>
      () =>
        testApp.browser().get(`${LINE}/redirect`).query({ from: 'login' }),
  ],
  [
    'GET /api/oauth/social-login/providers/:provider/user',
    6,
    async (_subject, { testApp, sandbox }) => {
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, await sandbox.newPerson(), 'signup');
      return () => browser.get(`${LINE}/user`).query({ code, unique: 1 });
    },
  ],
  [
    'GET /api/oauth/social-login/providers/:provider/user (again, without a code)',
    4,
    async (_subject, { testApp, sandbox }) => {
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, await sandbox.newPerson(), 'signup');
      await browser.get(`${LINE}/user`).query({ code }).expect(200);
      return () => browser.get(`${LINE}/user`);
    },
  ],
  [
    'POST /api/oauth/social-login/providers/:provider/accounts',
    15,
    async (_subject, { testApp, sandbox }) => {
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, await sandbox.newPerson(), 'signup');
      const { body } = await browser.get(`${LINE}/user`).query({ code }).expect(200);
      const { userId, authToken } = body as { userId: string; authToken: string };
      const { displayId, displayName } = signUpInput();
      return () => browser.post(`${LINE}/accounts`).send({ displayId, displayName, userId, authToken });
    },
  ],
  [
    'POST /api/oauth/social-login/providers/:provider/login',
    12,
    async (_subject, { testApp, sandbox }) => {
      const { person } = await signUpWithLine(testApp, sandbox);
      const browser = testApp.browser();
      const { code, state } = await goToLine(browser, sandbox, person);
      return () => browser.post(`${LINE}/login`).send({ code, state });
    },
  ],
  [
    'PUT /api/oauth/social-login/providers/:provider/connection',
    14,
    async (_subject, { testApp, sandbox }) => {
      const { browser } = await signUp(testApp);
      const { code, state } = await goToLine(browser, sandbox, await sandbox.newPerson(), 'settings');
      return () => browser.put(`${LINE}/connection`).send({ code, state });
    },
  ],
  [
    'DELETE /api/oauth/social-login/providers/:provider/connection',
    9,
    async (_subject, { testApp, sandbox }) => {
      const { browser } = await signUp(testApp);
      const { code, state } = await goToLine(browser, sandbox, await sandbox.newPerson(), 'settings');
      await browser.put(`${LINE}/connection`).send({ code, state }).expect(200);
      return () => browser.delete(`${LINE}/connection`);
    },
  ],
  [
    'GET /api/oauth/linkages/providers/:provider/redirect',
    2,
    ({ person: { browser } }) =>
      () =>
        browser.get(`${LINKAGES}/providers/youtube/redirect`),
  ],
  [
    'POST /api/oauth/linkages/providers/:provider',
    15,
    async ({ person: { browser } }, { sandbox }) => {
      const { code, state } = await goToLink(browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      return () => browser.post(`${LINKAGES}/providers/youtube`).send({ code, state });
    },
  ],
  [
    'POST /api/oauth/linkages/providers/:provider (with two channels)',
    21,
    async ({ person: { browser } }, { sandbox }) => {
      const { code, state } = await goToLink(browser, sandbox, 'youtube', AT_YOUTUBE.severalChannels);
      return () => browser.post(`${LINKAGES}/providers/youtube`).send({ code, state });
    },
  ],
  [
    'GET /api/oauth/youtube/posts/detail',
    5,
    async (subject, tools) => {
      const linkageId = await linkChannel(subject, tools);
      return () => readVideo(subject, linkageId);
    },
  ],
  [
    'GET /api/oauth/youtube/posts/detail (with a renewal of its token)',
    7,
    async (subject, tools) => {
      const linkageId = await linkChannel(subject, tools);
      await letTokensEnd(tools.testApp, subject.person.account.accountId);
      return () => readVideo(subject, linkageId);
    },
  ],
  [
    'GET /api/oauth/previews/:sealed',
    1,
    async (subject, tools) => {
      const { body } = await readVideo(subject, await linkChannel(subject, tools));
      const { previewUrl } = body as YoutubeVideoResponse;
      return () => subject.person.browser.get(previewUrl!);
    },
  ],
  [
    'GET /api/oauth/instagram/posts',
    5,
    async (subject, tools) => {
      const linkageId = await linkInstagram(subject, tools);
      return () => subject.person.browser.get('/api/oauth/instagram/posts').query({ linkageId });
    },
  ],
  [
    'GET /api/oauth/instagram/posts/detail',
    5,
    async (subject, tools) => {
      const linkageId = await linkInstagram(subject, tools);
      const [post] = AT_INSTAGRAM.manyPosts.posts;
      return () =>
        subject.person.browser.get('/api/oauth/instagram/posts/detail').query({ linkageId, id: post!.id });
    },
  ],
  [
    'POST /api/contents (a short video, which is not read)',
    21,
    async ({ person }, { sandbox }) => {
      await link(person.browser, sandbox, 'tiktok', AT_SHORT_VIDEOS, AT_SHORT_VIDEOS.username);
      const image = await anotherJpeg();
      return () =>
        person.browser
          .post('/api/contents')
          .field('provider', 'tiktok')
          .field('contentUrl', SHORT_VIDEO)
          .attach('media[0][image]', image, 'a.jpg');
    },
  ],
  [
    'POST /api/contents (a video, which is read)',
    21,
    async (subject, tools) => {
      await linkChannel(subject, tools);
      return () => postVideo(subject, tools);
    },
  ],
  [
    'POST /api/contents (a video, with a renewal of the token)',
    23,
    async (subject, tools) => {
      await linkChannel(subject, tools);
      await letTokensEnd(tools.testApp, subject.person.account.accountId);
      return () => postVideo(subject, tools);
    },
  ],
  [
    'POST /api/contents (a post, which is looked up in a list)',
    27,
    async (subject, tools) => {
      await linkInstagram(subject, tools);
      const { code } = AT_INSTAGRAM.manyPosts.posts.at(-1)!;
      return () =>
        subject.person.browser.post('/api/contents').send({
          provider: 'instagram',
          contentUrl: `https://www.instagram.com/p/${code}/`,
          media: [{ imageUrl: `${tools.sandbox.url}/pictures/a/40x30.jpg` }],
          hashTags: [],
        });
    },
  ],
  [
    'DELETE /api/oauth/linkages/:id (with a grant)',
    10,
    async (subject, tools) => {
      const id = await linkChannel(subject, tools);
      return () => subject.person.browser.delete(`${LINKAGES}/${id}`);
    },
  ],
];
