import { signUp } from '../test/support/sign-up.js';
import { LINKAGES } from '../test/support/linkages.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { TestSandbox } from '../test/support/test-sandbox.js';
import { type OwnLinkageListResponse } from '../src/modules/oauth/dto/linkage.response.js';
import { addDemoContents } from './demo-contents.js';
import { linkDemoAccounts } from './demo-linkages.js';
import { withPaintedFiles } from './painted-files.js';

describe('the linked accounts of the demo creator', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    // The real X, as far as its addresses go.
    testApp = await startTestApp({ ...sandbox.variables, X_WEB_BASE: '', X_API_BASE: '' });
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  it('can be posted from, but for one whose provider the sandbox does not stand in for', async () => {
    const { browser, account } = await signUp(testApp);
    await withPaintedFiles((paint) => addDemoContents(testApp.app, account.accountId, paint));
    await linkDemoAccounts(testApp.app, account.accountId);

    const { body } = await browser.get(`${LINKAGES}/accounts/me`).expect(200);
    const { results } = body as OwnLinkageListResponse;
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
    await browser.get('/api/oauth/youtube/posts/detail').query(video).expect(200);
    await browser.get('/api/oauth/instagram/posts').query({ linkageId: instagram }).expect(200);
  });
});
