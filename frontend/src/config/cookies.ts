const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * Every cookie that the page reads or writes, and how long it lives. The cookies that open something are not here: they
 * belong to the server and no script can read them.
 */
export const COOKIES = {
  /** The visitor's choice of language. The server reads it for addresses without a language. */
  locale: { lifeS: 365 * DAY_S, writtenBy: 'page' },
  /** A hint that somebody is signed in here. It opens nothing; it spares a visitor's page the question. */
  loggedIn: { lifeS: 30 * DAY_S, writtenBy: 'server' },
  /** A hint whose page is the own one, as long as somebody is signed in. */
  displayId: { lifeS: 30 * DAY_S, writtenBy: 'server' },
  /** There while a new creator is still shown what to do first. */
  onboarding: { lifeS: 7 * DAY_S, writtenBy: 'page' },
  /** The guides that have been read, by their names. */
  readTooltips: { lifeS: 365 * DAY_S, writtenBy: 'page' },
  /** What a person who was sent to a provider came from: the login or the sign-up. */
  oauthFrom: { lifeS: 20 * MINUTE_S, writtenBy: 'page' },
  /** The emergency notices that were dismissed. */
  emergency: { lifeS: HOUR_S, writtenBy: 'page' },
} as const satisfies Record<string, { lifeS: number; writtenBy: 'page' | 'server' }>;

export type CookieName = keyof typeof COOKIES;

/** The cookies that are the page's to write; it may take away the others, but not make them up. */
type PageCookieName = {
  [Name in CookieName]: (typeof COOKIES)[Name]['writtenBy'] extends 'page' ? Name : never;
}[CookieName];

const listeners = new Set<() => void>();

/** Tells when the page itself wrote or took away a cookie; what the server does is noticed when one looks again. */
export function onCookieChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has everything that follows a cookie look at it again: the server, or another tab, may have changed it. */
export function refreshCookies(): void {
  for (const listener of listeners) listener();
}

function write(name: CookieName, value: string, lifeS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifeS}; SameSite=Lax${secure}`;
  refreshCookies();
}

/** The value of a cookie, or null. */
export function readCookie(name: CookieName): string | null {
  const prefix = `${name}=`;
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  if (entry === undefined) return null;
  try {
    return decodeURIComponent(entry.slice(prefix.length));
  } catch {
    // Whoever wrote that was not this page.
    return null;
  }
}

/** Writes a cookie; its life begins anew. */
export function setCookie(name: PageCookieName, value: string): void {
  write(name, value, COOKIES[name].lifeS);
}

/** Takes a cookie away. */
export function deleteCookie(name: CookieName): void {
  write(name, '', 0);
}

/** Whether this browser was signed in when it last heard from the server. */
export function readSignedInHint(): boolean {
  return readCookie('loggedIn') === '1';
}
