import { type Response } from 'supertest';
import { type OwnLinkageListResponse } from '../../src/modules/oauth/linkages/dto/linkage.response.js';
import { type LinkageProvider } from '../../src/modules/oauth/authorization/linkage-provider.js';
import { eventually } from '../support/eventually.js';
import { failureIn } from '../support/failures.js';
import { HeldDeadlines } from '../support/held-deadlines.js';
import { goToLink, letTokensEnd, link, LINKAGES } from '../support/linkages.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { AT_INSTAGRAM, AT_TIKTOK, AT_X, AT_YOUTUBE, TestSandbox } from '../support/test-sandbox.js';
import { Content } from '../../src/modules/contents/content.entity.js';

const { oneChannel } = AT_YOUTUBE;
const [VIDEO] = oneChannel.channels[0]!.videos;
const [POST] = AT_INSTAGRAM.onePage.posts;

const TOKEN = 'POST /google/token';
const VIDEOS = 'GET /google/youtube/v3/videos';
const GRAPH = '/instagram/v26.0';
const PICTURE = '/pictures/waited-for/40x30.jpg';

/** The person who links an account, and the server's calls to the provider, in order. */
const LINKING: Record<LinkageProvider, { who: { userId: string }; calls: string[] }> = {
  youtube: { who: oneChannel, calls: [TOKEN, 'GET /google/youtube/v3/channels'] },
  instagram: {
    who: AT_INSTAGRAM.onePage,
    calls: ['POST /instagram/oauth/access_token', 'GET /instagram/access_token', `GET ${GRAPH}/me`],
  },
  tiktok: {
    who: AT_TIKTOK.somebody,
    calls: ['POST /tiktok/v2/oauth/token/', 'GET /tiktok/v2/user/info/'],
  },
  x: { who: AT_X.somebody, calls: ['POST /x/2/oauth2/token', 'GET /x/2/users/me'] },
};

describe('a request to an unresponsive provider', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let deadlines: HeldDeadlines;
  let person: SignedUp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({ ...sandbox.variables, THROTTLE_UPLOAD_LIMIT: '100000' });
    deadlines = new HeldDeadlines(testApp);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
  });
  afterEach(async () => {
    // Also ends calls whose answer no test awaits.
    deadlines.pass();
    await sandbox.reset();
  });

  const linked = async (provider: 'youtube' | 'instagram') => {
    const { results } = await link(person.browser, sandbox, provider, LINKING[provider].who);
    return results[0]!.linkageId;
  };
  const arrivals = async (route: string) => (await sandbox.requestsTo(route.split(' ')[1]!)).length;
  const arrival = async (route: string, before: number) => {
    await eventually(async () => (await arrivals(route)) > before, `the call ${route}`);
  };
  /**
   * Makes a call to the server while a call to the provider hangs, lets the deadlines pass, and returns the answer.
   *
   * @param slow an earlier call to the provider, which is answered late; deadlines that begin after it do not pass
   */
  const answerAtDeadline = async (calling: PromiseLike<Response>, route: string, slow?: string) => {
    const before = await arrivals(route);
    await sandbox.faultAt(route, { end: 'hang' });
    const slowBefore = slow === undefined ? 0 : await arrivals(slow);
    if (slow !== undefined) await sandbox.faultAt(slow, { held: true });
    // supertest only sends a request when it is awaited.
    const answering = Promise.resolve(calling);
    let passing: readonly AbortController[] | undefined;
    if (slow !== undefined) {
      await arrival(slow, slowBefore);
      passing = deadlines.begun();
      await sandbox.release();
    }
    await arrival(route, before);
    deadlines.pass(passing);
    return answering;
  };
  const expectUnavailable = (answer: Response) => {
    expect(answer.status).toBe(403);
    expect(failureIn(answer).errorCode).toBe('E0101');
  };

  const waits = Object.entries(LINKING).flatMap(([provider, { calls }]) =>
    calls.map((route) => [provider as LinkageProvider, route] as const),
  );
  it.each(waits)('to link an account gets a response in time: %s, %s', async (provider, route) => {
    const { code, state } = await goToLink(person.browser, sandbox, provider, LINKING[provider].who);
    const calling = person.browser
      .post(`${LINKAGES}/providers/${provider}`)
      .send({ code, state, userId: 'hana' });
    expectUnavailable(await answerAtDeadline(calling, route));
  });

  it('links an account without its picture if that does not arrive', async () => {
    const { code, state } = await goToLink(person.browser, sandbox, 'youtube', oneChannel);
    const calling = person.browser.post(`${LINKAGES}/providers/youtube`).send({ code, state });
    const [channel] = oneChannel.channels;
    const answer = await answerAtDeadline(calling, `GET /pictures/${channel!.id}/800x800.jpg`);
    expect(answer.status).toBe(201);
    expect((answer.body as OwnLinkageListResponse).results).toMatchObject([{ picture: null }]);
  });

  it('for a video gets a response in time', async () => {
    const linkageId = await linked('youtube');
    const calling = person.browser
      .get('/api/oauth/youtube/posts/detail')
      .query({ linkageId, videoId: VIDEO!.id });
    expectUnavailable(await answerAtDeadline(calling, VIDEOS));
  });

  it('for a video gets a response in time if tokens have to be renewed', async () => {
    const linkageId = await linked('youtube');
    await letTokensEnd(testApp, person.account.accountId);
    const read = () =>
      person.browser.get('/api/oauth/youtube/posts/detail').query({ linkageId, videoId: VIDEO!.id });
    expectUnavailable(await answerAtDeadline(read(), TOKEN));
  });

  it('for posts, or one of them, gets a response in time', async () => {
    const linkageId = await linked('instagram');
    const list = person.browser.get('/api/oauth/instagram/posts').query({ linkageId });
    expectUnavailable(await answerAtDeadline(list, `GET ${GRAPH}/me/media`));
    const detail = person.browser.get('/api/oauth/instagram/posts/detail').query({ linkageId, id: POST!.id });
    expectUnavailable(await answerAtDeadline(detail, `GET ${GRAPH}/${POST!.id}`));
  });

  describe('to post a content', () => {
    const video = () =>
      person.browser.post('/api/contents').send({
        provider: 'youtube',
        contentUrl: `https://youtu.be/${VIDEO!.id}`,
        media: [{ imageUrl: `${sandbox.url}${PICTURE}` }],
      });
    const posted = () => testApp.repository(Content).findBy({ accountId: person.account.accountId });

    it.each([
      ['YouTube', VIDEOS],
      ['a picture', `GET ${PICTURE}`],
    ])('gets a response in time: %s', async (_what, route) => {
      await linked('youtube');
      expectUnavailable(await answerAtDeadline(video(), route));
      expect(await posted()).toEqual([]);
    });

    it('waits only once if YouTube is slow and then the picture does not arrive', async () => {
      await linked('youtube');
      expectUnavailable(await answerAtDeadline(video(), `GET ${PICTURE}`, VIDEOS));
      expect(await posted()).toEqual([]);
    });

    it('waits only once if Instagram is slow and then the picture does not arrive', async () => {
      await linked('instagram');
      const calling = person.browser.post('/api/contents').send({
        provider: 'instagram',
        contentUrl: `https://www.instagram.com/p/${POST!.code}/`,
        media: [{ imageUrl: `${sandbox.url}${PICTURE}` }],
      });
      expectUnavailable(await answerAtDeadline(calling, `GET ${PICTURE}`, `GET ${GRAPH}/me/media`));
      expect(await posted()).toEqual([]);
    });
  });
});
