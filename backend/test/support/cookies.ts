import { parseSetCookie, type SetCookie } from 'cookie';
import { type Response } from 'supertest';

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
