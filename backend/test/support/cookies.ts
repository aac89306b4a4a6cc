import { parseSetCookie, type SetCookie } from 'cookie';
import { type Response } from 'supertest';
import { type Browser } from './test-app.js';

/** The cookies that an answer sets, by name. */
export function cookiesSetBy(response: Pick<Response, 'headers'>): Record<string, SetCookie> {
  const headers = (response.headers['set-cookie'] ?? []) as unknown as string[];
  return Object.fromEntries(
    headers.map((header) => parseSetCookie(header)).map((cookie) => [cookie.name, cookie]),
  );
}

/** A `Cookie` header with the given cookies. */
export function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/** The cookies that a browser would send with a call of the API. */
export function cookiesOf(browser: Browser): Record<string, string> {
  const sent = browser.jar.getCookies({ domain: '127.0.0.1', path: '/api/', secure: false, script: false });
  return Object.fromEntries(sent.map(({ name, value }) => [name, value]));
}
