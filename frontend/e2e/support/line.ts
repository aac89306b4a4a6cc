import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Somebody who has an account at the LINE that stands in for the real one. */
export interface LinePerson {
  userId: string;
  displayName: string;
  email: string | null;
}

let count = 0;

/** Adds somebody nobody knows yet to the stand-in for LINE: where it is, the site's own way there tells. */
export async function newLinePerson(
  request: APIRequestContext,
  { email = null }: { email?: string | null } = {},
): Promise<LinePerson> {
  count += 1;
  const unique = `${Date.now().toString(16)}${String(process.pid)}${String(count)}`;
  const person = { userId: `U${unique.padStart(32, '0').slice(-32)}`, displayName: `すずな${unique}`, email };
  const begun = await request.get('/api/oauth/social-login/providers/line/redirect?from=login');
  const { authUrl } = (await begun.json()) as { authUrl: string };
  const added = await request.post(new URL('/__control/users', authUrl).href, {
    data: { provider: 'line', ...person },
  });
  expect(added.status()).toBe(204);
  return person;
}

/** Chooses on the page of consent who to be. */
export async function consentAs(page: Page, { displayName }: LinePerson): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${displayName}:`) }).click();
}

/** Does not agree on the page of consent. */
export async function denyConsent(page: Page): Promise<void> {
  await page.locator('a[href*="deny=1"]').click();
}
