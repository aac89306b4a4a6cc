import { type Page } from '@playwright/test';
import { PAGE_SCRIPTS_ID } from '../../src/server/start-script';
import { HYDRATED_ATTRIBUTE } from '../../src/config/hydrated';

/** A hydrated document, or one that is not hydrated: a page of another site. */
const READY = `html[${HYDRATED_ATTRIBUTE}], html:not(:has(#${PAGE_SCRIPTS_ID}))`;

/**
 * Waits until the page is hydrated. Scripts load after the first paint: until then buttons do nothing, and the browser
 * follows links by itself.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.locator(READY).waitFor({ state: 'attached' });
}

/**
 * Makes `goto`, `reload` and `goBack` wait for hydration, so that the next action works on slow machines. To act before
 * hydration, wait until `commit`. After following a link to a document, call `hydrated`.
 */
export function loadUntilHydrated(page: Page): void {
  const whole =
    <Options extends { waitUntil?: string }, Result>(load: (options?: Options) => Promise<Result>) =>
    async (options?: Options): Promise<Result> => {
      const result = await load(options);
      if (options?.waitUntil !== 'commit') await hydrated(page);
      return result;
    };
  const goto = page.goto.bind(page);
  page.goto = (url, options) => whole((each?: typeof options) => goto(url, each))(options);
  page.reload = whole(page.reload.bind(page));
  page.goBack = whole(page.goBack.bind(page));
  page.goForward = whole(page.goForward.bind(page));
}
