import { type NewsListResponse } from '../src/modules/news/dto/news.response.js';
import { NewsroomService } from '../src/modules/news/newsroom.service.js';
import { signUp } from '../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { publishDemoNews } from './demo-news.js';

describe("the demo's news", () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('is unread for earlier accounts, in both languages, and has one existing picture', async () => {
    const { browser } = await signUp(testApp);
    const newsroom = testApp.app.get(NewsroomService, { strict: false });
    await publishDemoNews(newsroom);
    expect((await browser.get('/api/news/unreads').expect(200)).body).toEqual({ count: 3 });
    const titles: string[] = [];
    for (const language of ['ja', 'en']) {
      const answer = await browser.get('/api/news').set('Accept-Language', language).expect(200);
      const { results } = answer.body as NewsListResponse;
      expect(results.map(({ contentId }) => contentId)).toEqual(['themes', 'share-your-page', 'welcome']);
      titles.push(...results.map(({ title }) => title));
      await testApp.client.get(results[0]?.imageUrl ?? '').expect(200);
    }
    expect(new Set(titles).size).toBe(6);
  });
});
