import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

const SHOPS = 'http://127.0.0.1:4999';

describe('configured shops', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({
      VC_REFERRAL_BASE: `${SHOPS}/referral`,
      VC_LINKSWITCH_SRC: 'https://scripts.example/links/vcdal.js',
      MALL_AMAZON_SEARCH: `${SHOPS}/amazon?k={kw}`,
      MALL_RAKUTEN_SEARCH: `${SHOPS}/rakuten/{kw}/`,
      MALL_YAHOO_SEARCH: `${SHOPS}/yahoo?p={kw}`,
    });
  });
  afterAll(() => testApp.stop());

  it('are used in every response and page, and pages may run their script', async () => {
    const { account, browser } = await signUp(testApp);
    const { accountId, displayId } = account;
    const contentId = await createContent(testApp, accountId);
    await createItem(testApp, accountId, contentId, { majorMall: true, name: '花瓶', url: null });
    await browser
      .patch('/api/accounts/me')
      .send({ mylinkPid: '892559858', mylinkSid: '3764408', linkswitchPid: '892690966' })
      .expect(200);

    const list = (await testApp.client.get(`/api/items/accounts/${displayId}`).expect(200)).body;
    const keyword = '%E8%8A%B1%E7%93%B6';
    const search = encodeURIComponent(`${SHOPS}/yahoo?p=${keyword}`);
    expect(list.results[0].destinations).toEqual([
      { mall: 'amazon', url: `${SHOPS}/amazon?k=${keyword}`, sponsored: true },
      { mall: 'rakuten', url: `${SHOPS}/rakuten/${keyword}/`, sponsored: true },
      {
        mall: 'yahoo',
        url: `${SHOPS}/referral?sid=3764408&pid=892559858&vc_url=${search}`,
        sponsored: true,
      },
    ]);
    const { itemId } = list.results[0];
    const lookUp = await testApp.client.get(`/api/items?itemIds=${itemId}`).expect(200);
    expect(lookUp.body.results).toEqual(list.results);

    const { headers } = await testApp.client.get(`/profile/${displayId}`).expect(200);
    expect(testApp.pages.rendered.at(-1)).toMatchObject({
      linkSwitchScript: 'https://scripts.example/links/vcdal.js',
      data: { items: { results: [{ destinations: list.results[0].destinations }] } },
    });
    const policy = headers['content-security-policy']!.split('; ');
    expect(policy.filter((directive) => directive.includes('https://scripts.example'))).toEqual([
      expect.stringMatching(
        /^script-src 'self' .+ https:\/\/scripts\.example https:\/\/dalc\.valuecommerce\.com$/,
      ),
      "img-src 'self' data: blob: https://scripts.example https://*.valuecommerce.com",
      "connect-src 'self' https://scripts.example https://*.valuecommerce.com",
    ]);
    expect(policy.join()).not.toContain('aml.valuecommerce.com');
  });
});
