import { type Page } from '@playwright/test';
import { type Theme } from '../src/api/generated/model/theme';
import { expectAccessible } from './support/accessibility';
import { DEMO, demoContext } from './support/demo';
import { expect, test } from './support/test';
import { WORDS } from './support/words';

/** Converts a color of a theme to the notation of browsers. */
function toRgb(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** Expects the background to reach the end of a page longer than its content, with a readable footer on it. */
async function expectOneGround(page: Page, { text, textSecondary }: Theme['tokens']): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 6000 });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const help = footer.getByRole('link', { name: WORDS.ja.common.siteDocuments.help });
  const link = await help.evaluate((each) => getComputedStyle(each).color);
  expect([toRgb(text), toRgb(textSecondary)]).toContain(link);
  const { ground, whole } = await page
    .locator('[data-shape]')
    .first()
    .evaluate((element) => ({
      ground: Math.round(element.getBoundingClientRect().bottom + window.scrollY),
      whole: document.documentElement.scrollHeight,
    }));
  expect(ground).toBe(whole);
  if (before) await page.setViewportSize(before);
}

/** Expects the share sheet to have the page's theme. */
async function expectThemedDialog(page: Page, { surface, text }: Theme['tokens']): Promise<void> {
  const { share } = WORDS.ja.profile;
  await page.getByRole('button', { name: share.open }).click();
  const sheet = page.getByRole('dialog', { name: share.title });
  await expect(sheet).toHaveCSS('background-color', toRgb(surface));
  await expect(sheet).toHaveCSS('color', toRgb(text));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

test(
  'a page and its dialogs are accessible and themed in every theme, in light and dark mode',
  { tag: '@slow' },
  async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? '';
    const owner = await demoContext(browser, origin);
    const applyTheme = async (themeId: number) => {
      const answer = await owner.request.patch('/api/accounts/me', {
        data: { themeId },
        headers: { Origin: origin },
      });
      expect(answer.ok()).toBe(true);
    };
    const { themeId: initialTheme } = (await (await owner.request.get('/api/accounts/me')).json()) as Theme;
    const { results: themes } = (await (await page.request.get('/api/themes')).json()) as {
      results: Theme[];
    };
    expect(themes.length).toBeGreaterThanOrEqual(12);
    const name = page.getByRole('heading', { level: 1 });

    for (const { themeId, displayName, tokens } of themes) {
      await test.step(displayName, async () => {
        await applyTheme(themeId);
        await page.goto(`/ja/profile/${DEMO.displayId}`);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = tokens.dark ?? tokens;
        await expect(name).toHaveCSS('color', toRgb(dark.text));
        await expectThemedDialog(page, { ...tokens, ...dark });
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(name).toHaveCSS('color', toRgb(tokens.text));
        await expectThemedDialog(page, tokens);
        await expectOneGround(page, tokens);
        await expectAccessible(page);
      });
    }
    await applyTheme(initialTheme);
    await owner.close();
  },
);
