import { createContent } from '../test/support/factories/content.js';
import { createItem } from '../test/support/factories/item.js';
import { addTextLink } from '../test/support/links.js';
import { signUp } from '../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../test/support/test-app.js';
import { type InsightsResponse } from '../src/modules/insights/dto/insights.response.js';
import { addDemoInsights } from './demo-insights.js';

describe('the visits of the demo creator', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('cover two months and everything that insights can show', async () => {
    const person = await signUp(testApp);
    const { accountId, displayId } = person.account;
    const { linkId } = await addTextLink(person, 'My shop');
    const contentId = await createContent(testApp, accountId);
    const searched = { majorMall: true, name: 'A vase', url: null };
    const itemId = await createItem(testApp, accountId, contentId, searched);
    await addDemoInsights(testApp.app, accountId, displayId);
    const { body } = await person.browser.get('/api/insights').expect(200);
    const { totals, previous, days, links, contents, items, referrers, devices, languages } =
      body as InsightsResponse;
    expect(totals.views).toBeGreaterThan(1000);
    expect(totals.visitors).toBeGreaterThan(500);
    expect(totals.visitors).toBeLessThan(totals.views);
    expect(previous?.views).toBeGreaterThan(totals.views / 2);
    expect(days.every(({ views, visitors, presses }) => views > visitors && presses > 0)).toBe(true);
    expect(links).toMatchObject([{ linkId }]);
    expect(contents).toMatchObject([{ contentId }]);
    expect(items).toMatchObject([{ itemId, malls: [{ mall: 'amazon' }] }]);
    expect(referrers[0]).toMatchObject({ kind: 'host', host: 'instagram.com' });
    expect(referrers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['host', 'none', 'internal']));
    expect(devices.map(({ device }) => device)).toEqual(['phone', 'desktop', 'tablet']);
    expect(languages.map(({ language }) => language)).toEqual(['ja', 'en']);
  });
});
