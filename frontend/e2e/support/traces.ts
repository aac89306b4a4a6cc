import { expect, type Page } from '@playwright/test';
import { type Creator } from './creators';

/** Everything that a page, its tab and its browser keep where somebody could look for it. */
async function keptBy(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
    ]),
  );
  const cookies = await page.context().cookies();
  // Which accounts this device has signed in to before is signed by the server, and names nobody.
  return stored + JSON.stringify(cookies.filter(({ name }) => name !== 'knownDevice'));
}

/** Expects that nothing of a person who is gone can be found any more. */
export async function expectNothingOf(creator: Creator, page: Page): Promise<void> {
  const kept = await keptBy(page);
  for (const own of [creator.email, creator.displayId, creator.displayName]) expect(kept).not.toContain(own);
}
