import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { DEMO } from './support/demo';
import { type Language, WORDS } from './support/words';

const named = (words: string, theme: string) => words.replace('{{theme}}', theme);

const language: Language = 'ja';

const { home } = WORDS[language];
const starry = '星空';

test(`the front page and its themes work without JavaScript in ${language}`, async ({ browser, baseURL }) => {
  const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`/${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.titleFirst);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(15);
  await page.getByRole('link', { name: named(home.example.wear, starry) }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/?\\?theme=hoshizora#example$`));
  await expect(page.getByRole('figure', { name: home.example.label })).toContainText(starry);
  await visitor.close();
});

test(`the front page does not shift in ${language}, loads nothing from other sites, and changes its theme in place`, async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const layoutShift = await watchLayoutShift(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${language}`);
    // Parts that need JavaScript have appeared.
    await expect(page.getByRole('button', { name: WORDS[language].common.colorScheme.dark })).toBeVisible();
    for (const heading of await page.getByRole('heading', { level: 2 }).all())
      await heading.scrollIntoViewIfNeeded();
    const pictures = page.getByRole('main').locator('img');
    await expect
      .poll(() =>
        pictures.evaluateAll((images) =>
          images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
      )
      .toBe(true);
    expect(await layoutShift()).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  const example = page.getByRole('figure', { name: home.example.label });
  const themeLink = example.getByRole('link', { name: named(home.example.wear, starry) });
  await themeLink.click();
  await expect(themeLink).toHaveAttribute('aria-current', 'true');
  await expect(example.locator('[aria-live]')).toContainText(starry);
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await expectAccessible(page);
  expect(new Set(asked)).toEqual(new Set([baseURL]));
});

test(`samples on the front page have the display fonts of their themes, after everything else, in ${language}`, async ({
  page,
}) => {
  /** The display fonts that were fetched, and which of them before the page had loaded. */
  const fetched = () =>
    page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/fonts/'));
      return {
        names: fonts.map(({ name }) => new URL(name).pathname.split('/')[2]),
        early: fonts.filter(({ startTime }) => startTime < (loading?.loadEventStart ?? Infinity)).length,
      };
    });
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${language}`);
  await expect.poll(async () => (await fetched()).names).toContain('mochiy-pop-one');
  for (const later of ['zen-old-mincho', 'dotgothic16']) expect((await fetched()).names).not.toContain(later);
  const example = page.getByRole('figure', { name: home.example.label });
  await example.getByRole('link', { name: named(home.example.wear, '生成り') }).click();
  await expect.poll(async () => (await fetched()).names).toContain('zen-old-mincho');
  const gallery = page.getByRole('heading', { level: 2, name: home.themes.heading });
  await gallery.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetched()).names).toContain('dotgothic16');
  await page.waitForLoadState('networkidle');
  expect((await fetched()).early).toBe(0);
  expect(await layoutShift()).toEqual([]);
});

for (const each of ['ja', 'en'] as const) {
  test(`the first screen of the front page shows a complete example in every theme and links to a page in ${each}`, async ({
    page,
  }) => {
    const { home: words } = WORDS[each];
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/${each}`);
      const example = page.getByRole('figure', { name: words.example.label });
      for (const theme of await example.getByRole('link').all()) {
        await theme.click();
        await expect(theme).toHaveAttribute('aria-current', 'true');
        for (const part of [theme, example.locator('[inert]')])
          await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
    await page.getByRole('link', { name: words.visit }).click();
    await expect(page).toHaveURL(new RegExp(`/${each}/profile/${DEMO.displayId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
