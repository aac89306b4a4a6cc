import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

describe('the example on the landing page', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ EXAMPLE_DISPLAY_ID: 'hanako.sweets' });
  });
  afterAll(() => testApp.stop());

  const example = async () => {
    await testApp.client.get('/en/').expect(200);
    return (testApp.pages.rendered.at(-1)!.data as { example: unknown }).example;
  };

  it('appears with its creator, follows their display ID, and disappears when they withdraw', async () => {
    expect(await example()).toBeNull();
    const { account, browser } = await signUp(testApp, { displayId: 'hanako.sweets' });
    const { accountId } = account;
    expect(await example()).toEqual({ accountId, displayId: 'hanako.sweets' });
    // Once found, it is not read for every visitor.
    const renderings = testApp.pages.rendered.length;
    await testApp.client.get('/en/').expect(200);
    expect(testApp.pages.rendered).toHaveLength(renderings);
    await browser.patch('/api/accounts/me').send({ displayId: 'hanako.garden' }).expect(200);
    expect(await example()).toEqual({ accountId, displayId: 'hanako.garden' });
    await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    expect(await example()).toBeNull();
  });
});
