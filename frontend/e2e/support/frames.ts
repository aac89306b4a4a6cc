import { type Page } from '@playwright/test';

/** Waits until the page has drawn what just happened. A lifted entry, for example, only listens for keys a moment later. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
