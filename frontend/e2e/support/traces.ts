import { expect, type Page } from '@playwright/test';
import { type Creator } from './creators';

/** Everything that a page, its tab and its browser store. */
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
  // The signed list of accounts known to this device contains no names.
  return stored + JSON.stringify(cookies.filter(({ name }) => name !== 'knownDevice'));
}

/** Expects the next page to contain and store nothing about a creator. */
export async function expectNothingOf({ email, displayId, displayName }: Creator, page: Page): Promise<void> {
  const found = async () => {
    const kept = await keptBy(page);
    return [email, displayId, displayName].filter((own) => kept.includes(own));
  };
  await expect.poll(found).toEqual([]);
}
