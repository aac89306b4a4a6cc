import { signUp } from '../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { DEMO_CREATOR, DEMO_HEADLINES, DEMO_PAGE } from './demo-creator.js';

describe("the demo creator's page", () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('uses only settings that any creator can choose', async () => {
    const { browser } = await signUp(testApp);
    const { contentsFormat, themeId, categories } = DEMO_PAGE;
    const { introduction, translations } = DEMO_CREATOR;
    await browser
      .patch('/api/accounts/me')
      .send({ formatType: contentsFormat, themeId, categories, introduction, translations })
      .expect(200);
    for (const headline of DEMO_HEADLINES) {
      expect((await browser.patch('/api/headlines').send(headline).expect(200)).body).toEqual(headline);
    }
  });
});
