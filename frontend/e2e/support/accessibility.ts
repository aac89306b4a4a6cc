import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

/** Waits until colours that pass into one another have arrived: what is between them is not meant to be read. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/** Expects no violation that axe can find (WCAG 2.2 AA and its best practices), in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsEnded(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** Expects that nothing has to be scrolled sideways, from the narrowest phone to a wide screen. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A layout that follows the width by script needs a moment to do so.
    await expect.poll(overflow, { message: `${page.url()} at ${String(width)} px` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
