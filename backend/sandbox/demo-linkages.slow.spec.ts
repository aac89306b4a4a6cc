import { runJob } from '../test/support/jobs.js';
import { LINKAGES } from '../test/support/linkages.js';
import { signUp, type SignedUp } from '../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { TestSandbox } from '../test/support/test-sandbox.js';
import { REFRESH_YOUTUBE_QUEUE } from '../src/jobs/queues.js';
import { type ContentListResponse } from '../src/modules/contents/dto/content.response.js';
import { type OwnLinkageListResponse } from '../src/modules/oauth/linkages/dto/linkage.response.js';
import { addDemoContents } from './demo-contents.js';
import { linkDemoAccounts } from './demo-linkages.js';
import { moveBack, ago } from '../test/support/times.js';
import { Content } from '../src/modules/contents/content.entity.js';
import { In, MoreThan } from 'typeorm';
import { Linkage } from '../src/modules/oauth/linkages/linkage.entity.js';

describe("the demo creator's linked accounts", () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let demo: SignedUp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    // The addresses of the real X.
    testApp = await startTestApp({ ...sandbox.variables, X_WEB_BASE: '', X_API_BASE: '' });
    demo = await signUp(testApp);
    const { accountId } = demo.account;
    await addDemoContents(testApp.app, accountId);
    await linkDemoAccounts(testApp.app, accountId);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  const linkages = async () => {
    const { body } = await demo.browser.get(`${LINKAGES}/accounts/me`).expect(200);
    return (body as OwnLinkageListResponse).results;
  };
  const contents = async () => {
    const { body } = await testApp.client.get(`/api/contents/accounts/${demo.account.displayId}`).expect(200);
    return (body as ContentListResponse).results;
  };

  it('can be posted from, except where the sandbox does not replace the provider', async () => {
    const results = await linkages();
    expect(
      results.map(({ providerName, snsAccountName, thumbnailUrl, needsReconnect }) => [
        providerName,
        snsAccountName,
        thumbnailUrl !== null,
        needsReconnect,
      ]),
    ).toEqual([
      ['youtube', '花と暮らす はなこチャンネル', true, false],
      ['youtube', 'はなこの焼き菓子ノート', true, false],
      ['instagram', 'hitohira_hanako_demo', true, false],
      ['tiktok', 'はなこの朝', true, false],
      ['x', 'hitohira_demo', false, false],
    ]);
    expect(await sandbox.requestsTo('/x/i/oauth2/authorize')).toEqual([]);

    const [flowers, , instagram] = results.map(({ linkageId }) => linkageId);
    const video = { linkageId: flowers, videoId: 'hanako-dm03' };
    await demo.browser.get('/api/oauth/youtube/posts/detail').query(video).expect(200);
    await demo.browser.get('/api/oauth/instagram/posts').query({ linkageId: instagram }).expect(200);
  });

  it('return the same data as the page for posted contents', async () => {
    const before = await contents();
    await moveBack(testApp.repository(Content), 'providerReadAt', { days: 31 });
    await runJob(testApp, REFRESH_YOUTUBE_QUEUE);
    expect(await contents()).toEqual(before);
    const stored = testApp.repository(Content);
    const videos = await stored.findBy({ provider: 'youtube', providerReadAt: MoreThan(ago({ days: 1 })) });
    const channels = await testApp
      .repository(Linkage)
      .find({ where: { id: In(videos.map(({ linkageId }) => linkageId)) }, order: { handle: 'ASC' } });
    expect(videos).toHaveLength(2);
    expect(channels.map(({ handle }) => handle)).toEqual([
      'UChitohira-hanako-demo01',
      'UChitohira-hanako-demo02',
    ]);

    const [linkage] = (await linkages()).filter(({ providerName }) => providerName === 'instagram');
    const posts = await stored.findBy({ provider: 'instagram' });
    expect(posts).toHaveLength(2);
    for (const { providerContentId: id, contentUrl: permalink, publishedAt } of posts) {
      const query = { linkageId: linkage?.linkageId, id };
      const { body } = await demo.browser.get('/api/oauth/instagram/posts/detail').query(query).expect(200);
      expect(body).toMatchObject({ permalink, publishedAt: publishedAt.toISOString() });
      const content = before.find(({ contentUrl }) => contentUrl === permalink);
      expect(body).toMatchObject({ description: content?.description, hashTags: content?.hashTags });
    }
  });
});
