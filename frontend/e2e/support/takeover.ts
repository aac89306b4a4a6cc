import { type Page } from '@playwright/test';
import { PAGE_SCRIPTS_ID } from '../../src/server/start-script';
import { TAKEN_OVER_ATTRIBUTE } from '../../src/config/taken-over';

/** A document that scripts have taken over, or one that brings none along: a page of another site. */
const READY = `html[${TAKEN_OVER_ATTRIBUTE}], html:not(:has(#${PAGE_SCRIPTS_ID}))`;

/**
 * Waits until scripts have taken over what the server wrote. They are fetched once the page has been painted, and
 * started in small steps: before they are there a press is heard by nobody, and a link is followed by the browser itself.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.locator(READY).waitFor({ state: 'attached' });
}

/**
 * Has every load of a page that a test asks for end with its takeover, so that what comes next is heard however slow the
 * machine is. Who wants to be there before waits for the `commit` alone. A document that a link or a script leads to
 * is waited for where it is expected.
 */
export function loadUntilTakenOver(page: Page): void {
  const whole =
    <Options extends { waitUntil?: string }, Result>(load: (options?: Options) => Promise<Result>) =>
    async (options?: Options): Promise<Result> => {
      const result = await load(options);
      if (options?.waitUntil !== 'commit') await takenOver(page);
      return result;
    };
  const goto = page.goto.bind(page);
  page.goto = (url, options) => whole((each?: typeof options) => goto(url, each))(options);
  page.reload = whole(page.reload.bind(page));
  page.goBack = whole(page.goBack.bind(page));
  page.goForward = whole(page.goForward.bind(page));
}
