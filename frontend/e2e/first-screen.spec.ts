import { type Theme } from '../src/api/generated/model/theme';
import { DEMO, demoContext } from './support/demo';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

/** The viewport of a common phone. */
const PHONE = { width: 390, height: 844 };

/** The limit for the top of the first block's heading. */
const LOWEST_PX = 640;

const ARRANGEMENTS = ['portrait', 'banner', 'compact'] as const;

test(
  'the first screen shows the creator and the first block in every theme and arrangement, without layout shifts',
  { tag: '@slow' },
  async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? '';
    const owner = await demoContext(browser, origin);
    const change = async (data: object) => {
      const answer = await owner.request.patch('/api/accounts/me', { data, headers: { Origin: origin } });
      expect(answer.ok()).toBe(true);
    };
    const { themeId: initialTheme } = (await (await owner.request.get('/api/accounts/me')).json()) as Theme;
    const { results: themes } = (await (await page.request.get('/api/themes')).json()) as {
      results: Theme[];
    };
    await page.setViewportSize(PHONE);
    const layoutShift = await watchLayoutShift(page);
    const accounts = page.locator('[data-header] ul').first().getByRole('listitem');
    const introduction = page.locator('[data-header] [data-whole="false"]');
    const icon = page.locator('[data-header] img').first();
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);

    for (const headerType of ARRANGEMENTS) {
      for (const [index, { themeId, displayName }] of themes.entries()) {
        // Each arrangement is seen in both languages.
        const language: Language = index % 2 === 0 ? 'ja' : 'en';
        await test.step(`${headerType}, ${displayName}, ${language}`, async () => {
          await change({ themeId, headerType });
          await page.goto(`/${language}/profile/${DEMO.displayId}`);
          const share = page.getByRole('button', { name: WORDS[language].profile.share.open });
          expect(await bottomOf('h2')).toBeLessThan(PHONE.height);
          const top = await page
            .getByRole('heading', { level: 2 })
            .first()
            .evaluate((element) => element.getBoundingClientRect().top);
          expect(top).toBeLessThanOrEqual(LOWEST_PX);
          for (const part of [share, icon, page.getByRole('heading', { level: 1 }), introduction])
            await expect(part).toBeInViewport({ ratio: 1 });
          const lines = await introduction.evaluate((element) => {
            const { lineHeight } = getComputedStyle(element);
            return element.getBoundingClientRect().height / Number.parseFloat(lineHeight);
          });
          expect(lines).toBeCloseTo(3, 2);
          await expect(accounts).toHaveCount(4);
          // The linked accounts are in one row above the block.
          const rows = await accounts.evaluateAll((items) => [
            ...new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))),
          ]);
          expect(rows).toHaveLength(1);
          expect(rows[0]).toBeLessThan(top);
          expect(await layoutShift()).toEqual([]);
        });
      }
    }
    await change({ themeId: initialTheme, headerType: 'portrait' });
    await owner.close();
  },
);
