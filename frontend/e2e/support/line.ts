import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { newCreator } from './creators';

const CALLS = '/api/oauth/social-login/providers/line';

/** A person with an account at the sandbox LINE. */
export interface LinePerson {
  userId: string;
  displayName: string;
  email: string | null;
}

let count = 0;

/** The authorization URL at LINE. */
async function authorizationUrl(request: APIRequestContext, from: 'login' | 'signup'): Promise<string> {
  const begun = await request.get(`${CALLS}/redirect`, { params: { from } });
  return ((await begun.json()) as { authUrl: string }).authUrl;
}

/** Adds a new person to the sandbox LINE, whose origin is that of the authorization URL. */
export async function newLinePerson(
  request: APIRequestContext,
  { email = null }: { email?: string | null } = {},
): Promise<LinePerson> {
  count += 1;
  const unique = `${Date.now().toString(16)}${String(process.pid)}${String(count)}`;
  const person = { userId: `U${unique.padStart(32, '0').slice(-32)}`, displayName: `すずな${unique}`, email };
  const authUrl = await authorizationUrl(request, 'login');
  const added = await request.post(new URL('/__control/users', authUrl).href, {
    data: { provider: 'line', ...person },
  });
  expect(added.status()).toBe(204);
  return person;
}

/** Consents as a person. */
export async function consentAs(page: Page, { displayName }: LinePerson): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${displayName}:`) }).click();
}

/** Refuses consent. */
export async function denyConsent(page: Page): Promise<void> {
  await page.locator('a[href*="deny=1"]').click();
}

/** A browser context in which a creator from LINE is signed in, through the API. */
export async function signedUpWithLine(
  browser: Browser,
  origin: string,
  { email = null }: { email?: string | null } = {},
): Promise<{ context: BrowserContext; person: LinePerson; displayId: string }> {
  const context = await browser.newContext({ baseURL: origin });
  const { request } = context;
  const person = await newLinePerson(request, { email });
  const consent = new URL(await authorizationUrl(request, 'signup'));
  consent.searchParams.set('login_hint', person.userId);
  const agreed = await request.get(consent.href, { maxRedirects: 0 });
  const code = new URL(agreed.headers().location ?? '').searchParams.get('code') ?? '';
  const verified = await request.get(`${CALLS}/user`, { params: { code, unique: '1' } });
  const { userId, authToken } = (await verified.json()) as { userId: string; authToken: string };
  const { displayId, displayName } = newCreator();
  const data = { displayId, displayName, userId, authToken };
  const done = await request.post(`${CALLS}/accounts`, { data, headers: { Origin: origin } });
  if (!done.ok()) throw new Error(`Signing up with LINE failed: ${await done.text()}`);
  return { context, person, displayId };
}
