/** The visitor's choice of language. The server reads it for addresses without a language. */
export const LOCALE_COOKIE = 'locale';

/** A hint that somebody is signed in here. It opens nothing; it spares a visitor's page the question. */
export const SIGNED_IN_COOKIE = 'loggedIn';

const YEAR_S = 365 * 24 * 60 * 60;

/** The value of a cookie that the page may read, or null. */
function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  return entry === undefined ? null : decodeURIComponent(entry.slice(prefix.length));
}

/** Keeps a choice of the visitor for a year. */
export function keepCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}

/** Whether this browser was signed in when it last heard from the server. */
export function readSignedInHint(): boolean {
  return readCookie(SIGNED_IN_COOKIE) === '1';
}
