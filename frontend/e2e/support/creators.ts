import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { mailedCode } from './mailbox';

/** A creator of a test. */
export interface Creator {
  displayId: string;
  displayName: string;
  email: string;
  password: string;
}

let count = 0;

/** A new creator on every call, so that tests need neither an order nor an empty database. */
export function newCreator(overrides: Partial<Creator> = {}): Creator {
  count += 1;
  const name = `t${Date.now().toString(36)}.${String(process.pid)}.${String(count)}`;
  return {
    displayId: name,
    displayName: '白石つむぎ',
    email: `${name}@example.com`,
    password: 'Petal-2026-sky',
    ...overrides,
  };
}

async function signUpThroughApi(request: APIRequestContext, creator: Creator, origin: string): Promise<void> {
  const headers = { Origin: origin };
  const begun = await request.post('/api/accounts', { data: creator, headers });
  if (!begun.ok()) throw new Error(`Signing up failed: ${await begun.text()}`);
  const code = await mailedCode(creator.email);
  const done = await request.post('/api/accounts/check-code', { data: { code }, headers });
  if (!done.ok()) throw new Error(`The code was refused: ${await done.text()}`);
}

/** A browser context in which a new creator is signed in, through the API. */
export async function signedInContext(
  browser: Browser,
  origin: string,
  overrides: Partial<Creator> = {},
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; creator: Creator }> {
  const creator = newCreator(overrides);
  const context = await browser.newContext({ ...options, baseURL: origin });
  await signUpThroughApi(context.request, creator, origin);
  return { context, creator };
}

/** Ends the session in the browser only. Leaves the page first, whose pending calls would fail otherwise. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
