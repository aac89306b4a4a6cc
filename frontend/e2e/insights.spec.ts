import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { signedInContext } from './support/creators';
import { demoContext } from './support/demo';
import { addLink } from './support/links';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** Without another user agent, automated browsers count as bots. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const language: Language = 'ja';

test(`the owner sees the view and the click of a visitor, in ${language}`, async ({
  browser,
  baseURL,
  watched,
}) => {
  const words = WORDS[language];
  const { context, creator } = await signedInContext(browser, baseURL ?? '');
  watched(context);
  await addLink(context.request, baseURL ?? '', 'text', [
    { title: '=お店', url: `${baseURL ?? ''}/robots.txt` },
  ]);
  const address = `/${language}/profile/${creator.displayId}`;
  const page = await context.newPage();

  await test.step('without visits, insights explain themselves', async () => {
    await page.goto(`/${language}/insights`);
    await expect(page.getByRole('heading', { name: words.insights.empty.title })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the owner and a visitor open the page and click its link', async () => {
    const visitor = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      userAgent: PHONE,
      viewport: { width: 390, height: 844 },
    });
    watched(visitor);
    for (const someone of [context, visitor]) {
      const visit = await someone.newPage();
      const seen = visit.waitForResponse(/\/api\/log\/page-access/);
      await visit.goto(address);
      await seen;
      const pressed = visit.waitForResponse(/\/api\/log\/presses/);
      await visit.getByRole('link', { name: '=お店' }).click();
      expect((await pressed).status()).toBe(204);
      await visit.close();
    }
    await visitor.close();
  });

  await test.step('the owner sees one view, one visitor and one click', async () => {
    const sum = (name: string) =>
      page.locator('dt', { hasText: name }).locator('xpath=..').locator('dd').first();
    await expect(async () => {
      await page.goto(`/${language}/insights?days=7`);
      for (const name of Object.values(words.insights.metrics))
        await expect(sum(name)).toHaveText('1', { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(part(words.insights.rankings.links).getByRole('row', { name: '=お店' })).toContainText('1');
    await expect(part(words.insights.rankings.devices)).toContainText(words.insights.devices.phone);
    await expect(part(words.insights.rankings.referrers)).toContainText(words.insights.referrers.none);
  });

  await test.step('the owner downloads the figures as a file without formulas', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.insights.csv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^insights-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/,total,,,,1,1,1\r\n/);
    expect(text).toMatch(/,link,\d+,'=お店,,,,1\r\n/);
  });
  await context.close();
});

for (const [width, scheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`insights of the demo creator are accessible at ${String(width)} pixels, ${scheme}`, async ({
    browser,
    baseURL,
    watched,
  }) => {
    const words = WORDS.ja.insights;
    const context = await demoContext(browser, baseURL ?? '');
    watched(context);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/ja/insights');
    const chart = page.getByRole('region', { name: words.byDay.heading }).locator('svg').first();
    await expect(chart).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.getByText(words.byDay.table).click();
    await expect(page.getByRole('row')).not.toHaveCount(0);
    // The previous figures are dimmed until the response arrives.
    const answered = page.waitForResponse((response) => response.url().includes('/api/insights'));
    await page.getByRole('button', { name: words.days.replace('{{count}}', '90') }).click();
    await expect(page).toHaveURL(/days=90/);
    await answered;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await context.close();
  });
}
