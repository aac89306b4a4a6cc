import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export type Scheme = 'light' | 'dark';

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Its short form: the other is twice as long, and so is the time in which a document takes it in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that judge colors: all that can differ between the schemes, which change nothing else of a page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Longer than every transition of ours, in milliseconds. */
const TRANSITIONS_MS = 5000;

/** Widths from the narrowest phone to a wide screen. */
export const WIDTHS: readonly number[] = [320, 390, 768, 1280, 1920];

/** Those between which a layout changes: a phone, a tablet and a desktop. */
const LAYOUTS: readonly number[] = [320, 768, 1280];

/** Waits until colors that pass into one another have arrived: what is between them is not meant to be read. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    // An element that is taken away, or a window that draws nothing, may leave its transition without an end.
    const until = performance.now() + patienceMs;
    const deadline = new Promise((resolve) => setTimeout(resolve, patienceMs));
    // A page that follows the scheme by script hears of it, and draws itself anew, with the next frames.
    for (let frame = 0; frame < 2; frame += 1)
      await Promise.race([deadline, new Promise(requestAnimationFrame)]);
    const passing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One may begin where another ends.
    while (performance.now() < until && passing().length > 0)
      await Promise.race([deadline, Promise.allSettled(passing().map(({ finished }) => finished))]);
  }, TRANSITIONS_MS);
}

/**
 * What axe finds in a page; it is brought into a document once, since that takes as long as the look itself.
 *
 * @param rules those that it looks for; all of them where none are named
 */
async function violationsOn(page: Page, rules: readonly string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    if (!window.axe) throw new Error('axe did not arrive');
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // None of its rules that are looked for reads style sheets: it would fetch them all once more.
      preload: false,
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}

/** Expects no violation that axe can find (WCAG 2.2 AA and its best practices), in both color schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, null, SCHEMES);
}

/** Expects none of what colors, type and measures decide, where everything else was looked at in another guise. */
export async function expectReadable(page: Page, schemes: readonly Scheme[]): Promise<void> {
  await expectNoViolation(page, [...COLOUR_RULES, 'target-size'], schemes);
}

async function expectNoViolation(
  page: Page,
  rules: readonly string[] | null,
  schemes: readonly Scheme[],
): Promise<void> {
  // It would not look into a document within the document.
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsEnded(page);
    const judged = colorScheme === schemes[0] ? rules : COLOUR_RULES;
    expect(await violationsOn(page, judged), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** Expects that nothing has to be scrolled sideways, however wide the screen is. */
export async function expectNoSidewaysScrolling(page: Page, widths = LAYOUTS): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A layout that follows the width by script needs a moment to do so.
    await expect.poll(overflow, { message: `${page.url()} at ${String(width)} px` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
