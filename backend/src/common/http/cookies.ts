import { type IncomingMessage, type ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** How a cookie travels, beside its name and value. All are `SameSite=Lax` and without a domain. */
export interface CookieKind {
  name: string;
  /** Whether scripts of the page are kept from reading it. */
  httpOnly: boolean;
  path: '/' | '/api';
}

/** The cookies the server sets. What the page sets for itself stands in the page's own table. */
export const COOKIES = {
  accessToken: { name: 'accessToken', httpOnly: true, path: '/' },
  refreshToken: { name: 'refreshToken', httpOnly: true, path: '/api' },
  /** Hints for the page, never believed by the server. */
  loggedIn: { name: 'loggedIn', httpOnly: false, path: '/' },
  displayId: { name: 'displayId', httpOnly: false, path: '/' },
  signUpToken: { name: 'signUpToken', httpOnly: true, path: '/api' },
  updateEmailToken: { name: 'updateEmailToken', httpOnly: true, path: '/api' },
  changePasswordToken: { name: 'changePasswordToken', httpOnly: true, path: '/api' },
  resetPasswordToken: { name: 'resetPasswordToken', httpOnly: true, path: '/api' },
  confirmToken: { name: 'confirmToken', httpOnly: true, path: '/api' },
  /** Says that the code was entered; it does not carry it. */
  resetPasswordCode: { name: 'resetPasswordCode', httpOnly: true, path: '/api' },
  /** Tells a browser that has signed in before from a stranger's, where passwords are being guessed. */
  knownDevice: { name: 'knownDevice', httpOnly: true, path: '/api' },
  /** Tells a browser in which an address's mails are read, while codes are stopped for the address. */
  mailboxPass: { name: 'mailboxPass', httpOnly: true, path: '/api' },
  /** Binds an OAuth flow, and the person who was verified by it, to the browser. */
  oauthState: { name: 'oauthState', httpOnly: true, path: '/api' },
  socialSignUpToken: { name: 'socialSignUpToken', httpOnly: true, path: '/api' },
  /** Binds the OAuth flow in which an account is linked to the browser. */
  linkageState: { name: 'linkageState', httpOnly: true, path: '/api' },
  /** Tells the page that an OAuth flow ends on where it started. */
  oauthFrom: { name: 'oauthFrom', httpOnly: false, path: '/' },
} as const satisfies Record<string, CookieKind>;

/** The cookies of a request; a header that is not well formed counts as none. */
export function readCookies(request: IncomingMessage): Record<string, string | undefined> {
  return parseCookie(request.headers.cookie ?? '');
}

/** Sets a cookie for `maxAgeS` seconds, `Secure` where visitors arrive over https; the last word on a name counts. */
export function setCookie(
  response: ServerResponse,
  kind: CookieKind,
  value: string,
  { maxAgeS, secure }: { maxAgeS: number; secure: boolean },
): void {
  const { name, httpOnly, path } = kind;
  const earlier = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader('Set-Cookie', [
    ...earlier.filter((cookie) => !cookie.startsWith(`${name}=`)),
    stringifySetCookie({ name, value, maxAge: maxAgeS, httpOnly, path, secure, sameSite: 'lax' }),
  ]);
}

/** Removes a cookie from the browser. */
export function clearCookie(response: ServerResponse, kind: CookieKind, secure: boolean): void {
  setCookie(response, kind, '', { maxAgeS: 0, secure });
}
