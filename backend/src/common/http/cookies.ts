import { type IncomingMessage, type ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie's name and attributes. All are `SameSite=Lax` and host-only. */
export interface CookieKind {
  name: string;
  /** Whether scripts cannot read it. */
  httpOnly: boolean;
  path: '/' | '/api';
}

/** The cookies that the server sets. */
export const COOKIES = {
  accessToken: { name: 'accessToken', httpOnly: true, path: '/' },
  refreshToken: { name: 'refreshToken', httpOnly: true, path: '/api' },
  /** Hints for the page. The server only leaves out owners' visits by them. */
  loggedIn: { name: 'loggedIn', httpOnly: false, path: '/' },
  displayId: { name: 'displayId', httpOnly: false, path: '/' },
  signUpToken: { name: 'signUpToken', httpOnly: true, path: '/api' },
  updateEmailToken: { name: 'updateEmailToken', httpOnly: true, path: '/api' },
  changePasswordToken: { name: 'changePasswordToken', httpOnly: true, path: '/api' },
  resetPasswordToken: { name: 'resetPasswordToken', httpOnly: true, path: '/api' },
  confirmToken: { name: 'confirmToken', httpOnly: true, path: '/api' },
  /** Marks that the code was entered. */
  resetPasswordCode: { name: 'resetPasswordCode', httpOnly: true, path: '/api' },
  /** Recognises a browser that signed in before, for the login lock. */
  knownDevice: { name: 'knownDevice', httpOnly: true, path: '/api' },
  /** Recognises a browser in which a mail to the address was opened, while codes are stopped. */
  mailboxPass: { name: 'mailboxPass', httpOnly: true, path: '/api' },
  /** Bind an OAuth flow, and the identity that it verified, to the browser. */
  oauthState: { name: 'oauthState', httpOnly: true, path: '/api' },
  socialSignUpToken: { name: 'socialSignUpToken', httpOnly: true, path: '/api' },
  /** Binds a linking OAuth flow to the browser. */
  linkageState: { name: 'linkageState', httpOnly: true, path: '/api' },
  /** The page on which the OAuth flow began. */
  oauthFrom: { name: 'oauthFrom', httpOnly: false, path: '/' },
} as const satisfies Record<string, CookieKind>;

/** A request's cookies; none when the header is malformed. */
export function readCookies(request: IncomingMessage): Record<string, string | undefined> {
  return parseCookie(request.headers.cookie ?? '');
}

/** Sets a cookie, replacing an earlier one of the same name in this response. `Secure` behind https. */
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

export function clearCookie(response: ServerResponse, kind: CookieKind, secure: boolean): void {
  setCookie(response, kind, '', { maxAgeS: 0, secure });
}
