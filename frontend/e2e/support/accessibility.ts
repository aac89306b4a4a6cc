import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { nextFrames } from './frames';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified build of axe, which loads twice as fast as the other one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about colors, which are all that differs between the color schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Longer than any transition of the product. */
const TRANSITIONS_MS = 5000;

/** Widths from the narrowest phone to a wide screen. */
export const WIDTHS: readonly number[] = [320, 390, 768, 1280, 1920];

/** One width per layout: a phone, a tablet and a desktop. */
const LAYOUTS: readonly number[] = [320, 768, 1280];

/** Waits for the end of transitions, whose intermediate colors may lack contrast. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async (timeoutMs) => {
    // The transition of a removed element or in a window without frames may never end.
    const until = performance.now() + timeoutMs;
    const deadline = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    // Pages that follow the color scheme by script re-render in the next frames.
    for (let frame = 0; frame < 2; frame += 1)
      await Promise.race([deadline, new Promise(requestAnimationFrame)]);
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // The end of a transition may start another one.
    while (performance.now() < until && running().length > 0)
      await Promise.race([deadline, Promise.allSettled(running().map(({ finished }) => finished))]);
  }, TRANSITIONS_MS);
}

/**
 * Returns the violations that axe finds. Injects axe once per document, since that takes as long as a run.
 *
 * @param rules the rules to check; null for all
 */
async function violationsOn(page: Page, rules: readonly string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    if (!window.axe) throw new Error('axe was not injected');
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // The checked rules do not need the style sheets, which axe would fetch again.
      preload: false,
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}

/** Expects no violations of WCAG 2.2 AA and of axe's best practices, in both color schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe would not check a nested document.
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  for (const [colorScheme, rules] of [
    ['light', null],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsEnded(page);
    expect(await violationsOn(page, rules), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** Expects no horizontal scrolling at any of the widths. */
export async function expectNoSidewaysScrolling(page: Page, widths = LAYOUTS): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // Layouts that depend on scripts follow the width with a delay.
    await expect.poll(overflow, { message: `${page.url()} at ${String(width)} px` }).toBeLessThanOrEqual(0);
  }
  if (!before) return;
  await page.setViewportSize(before);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(before.width);
  // The page hears of its size with the next frame, and drops an entry that is lifted by then.
  await nextFrames(page);
}
