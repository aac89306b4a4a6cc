import { type IncomingMessage, type ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie's name and attributes. All are `SameSite=Lax` and host-only. */
export interface CookieKind {
  name: string;
  httpOnly: boolean;
  path: '/' | '/api';
}

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
