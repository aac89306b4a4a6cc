import { type Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { postVideos } from './support/contents';
import { signedInContext } from './support/creators';
import { recommendItems } from './support/items';
import { message } from './support/messages';
import { expect, test } from './support/test';
import { type Language, WORDS } from './support/words';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

/** The number of posts in each row, by layout. */
const ROWS = {
  4: [2, 2],
  6: [3, 3],
  9: [3, 3, 3],
  10: [1, 3, 3, 3],
  16: [4, 4, 4, 4],
} as const;

const FORMATS = [4, 6, 9, 10, 16] as const;

/** The number of posts after the first “Show more”, by layout. */
const MORE = { 4: 16, 6: 15, 9: 15, 10: 16, 16: 17 } as const;

/** More than any layout shows at first. */
const COUNT = 17;

/** The sizes of the pictures in a list of posts, row by row. */
async function rowsOf(tiles: Locator): Promise<{ width: number; height: number }[][]> {
  const pictures = await tiles.evaluateAll((entries) =>
    entries.map((entry) => {
      const { y, width, height } = (
        entry.querySelector('img')?.parentElement ?? entry
      ).getBoundingClientRect();
      return { y, width, height };
    }),
  );
  const rows = new Map<number, { width: number; height: number }[]>();
  for (const { y, width, height } of pictures) {
    const row = Math.round(y);
    rows.set(row, [...(rows.get(row) ?? []), { width, height }]);
  }
  return [...rows.values()];
}

const language: Language = 'ja';

test(
  `posts are shown in the chosen layout, in ${language}`,
  { tag: '@slow' },
  async ({ browser, baseURL, watched }) => {
    const { common, profile: words } = WORDS[language];
    const origin = baseURL ?? '';
    const { context, creator } = await signedInContext(browser, origin);
    const numbers = Array.from({ length: COUNT }, (_, index) => `No. ${String(COUNT - index)}`);
    const [last = 0] = await postVideos(context.request, origin, numbers);
    // The newest post comes first, the newest item last.
    const items = numbers.toReversed();
    for (const names of [items.slice(0, 12), items.slice(12)]) {
      await recommendItems(context.request, origin, last, names);
    }
    const address = `/${language}/profile/${creator.displayId}`;
    const choose = async (formatType: number) => {
      const answer = await context.request.patch('/api/accounts/me', {
        data: { formatType },
        headers: { Origin: origin },
      });
      expect(answer.ok()).toBe(true);
    };

    const visitor = await browser.newContext({ baseURL: origin, viewport: PHONE, hasTouch: true });
    watched(visitor);
    const page = await visitor.newPage();
    const block = page.getByRole('region', { name: words.headlines.POST });
    const tiles = block.getByRole('listitem');

    for (const format of FORMATS) {
      await test.step(`${String(format)} of them`, async () => {
        await choose(format);
        await page.goto(address);
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          await expect(tiles).toHaveCount(format);
          const rows = await rowsOf(tiles);
          expect(rows.map(({ length }) => length)).toEqual(ROWS[format]);
          // Each row fills the width. A single picture in a row is wide, the others are squares.
          const room = (await tiles.first().locator('..').boundingBox())?.width ?? 0;
          for (const row of rows) {
            const taken = row.reduce((sum, { width }) => sum + width, 0);
            expect(taken).toBeGreaterThan(room * 0.9);
            expect(taken).toBeLessThanOrEqual(room + 1);
            for (const { width, height } of row) {
              expect(width / height).toBeCloseTo(row.length === 1 ? 16 / 9 : 1, 1);
            }
          }
          await expectNoSidewaysScrolling(page);
        }
        // Further posts fill whole rows as long as there are more.
        const left = (count: number) => words.showMore.replace('{{left}}', String(COUNT - count));
        await block.getByRole('button', { name: left(format) }).click();
        const shown = MORE[format];
        await expect(tiles).toHaveCount(shown);
        await expect(block.getByRole('button', { name: left(shown) })).toHaveCount(shown < COUNT ? 1 : 0);
        const [leading, ...others] = (await rowsOf(tiles)).map(({ length }) => length);
        expect(leading).toBe(ROWS[format][0]);
        const whole = shown < COUNT ? others : others.slice(0, -1);
        expect(new Set(whole)).toEqual(new Set([ROWS[format][1]]));
      });
    }

    await test.step('all sixteen can be read and saved as favorites on a phone', async () => {
      const mark = (name: string) =>
        block.getByRole('button', { name: words.favorite.replace('{{name}}', name), exact: true });
      await page.setViewportSize(PHONE);
      await page.reload();
      await expect(tiles).toHaveCount(16);
      for (const name of numbers.slice(1)) {
        await expect(mark(name)).toBeVisible();
        await expect(tiles.getByText(name, { exact: true })).toBeVisible();
      }
      await mark('No. 2').tap();
      await expect(message(page, common.messages.ADD_FAVORITE_CONTENT)).toBeVisible();
      await expect(block.getByRole('button', { pressed: true })).toHaveCount(1);
      await expectAccessible(page);
      // In the tab order, each post is followed by its heart.
      await mark('No. 2').press('Enter');
      await expect(message(page, common.messages.DELETE_FAVORITE_CONTENT)).toBeVisible();
      await expect(mark('No. 2')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(mark('No. 3')).toBeFocused();
    });
    await visitor.close();

    await test.step('all contents and items are available without JavaScript', async () => {
      const reader = await browser.newContext({
        baseURL: origin,
        viewport: PHONE,
        javaScriptEnabled: false,
      });
      const visit = await reader.newPage();
      for (const [list, entry, headline] of [
        ['contents', 'content', words.headlines.POST],
        ['items', 'item', words.headlines.RECOMMEND_PROFILE],
      ] as const) {
        await visit.goto(address);
        const entries = visit.getByRole('region', { name: headline }).getByRole('listitem');
        await expect(entries).toHaveCount(16);
        await visit
          .getByRole('region', { name: headline })
          .getByRole('link', { name: words.showMore.replace('{{left}}', '1') })
          .click();
        await expect(visit).toHaveURL(new RegExp(`${address}\\?${list}=all#${entry}-17$`));
        await expect(entries).toHaveCount(COUNT);
        await expect(entries.last()).toContainText('No. 17');
        await expect(entries.last()).toBeInViewport();
      }
      await reader.close();
    });
    await context.close();
  },
);
