const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Every cookie that scripts read or write. Session cookies are HttpOnly and not listed. */
export const COOKIES = {
  /** The chosen language, for addresses without one. */
  locale: { lifeS: 365 * DAY_S, writtenBy: 'page' },
  /** Hints that somebody is signed in, so that visitors' pages need no call. Grants nothing. */
  loggedIn: { lifeS: 30 * DAY_S, writtenBy: 'server' },
  /** Hints at the display ID of the signed-in account. */
  displayId: { lifeS: 30 * DAY_S, writtenBy: 'server' },
  /** Set for a while after signing up: the first steps say welcome. */
  onboarding: { lifeS: 7 * DAY_S, writtenBy: 'page' },
  /** The names of the guides that have been read. */
  readTooltips: { lifeS: 365 * DAY_S, writtenBy: 'page' },
  /** Where an OAuth redirect started: log-in or sign-up. */
  oauthFrom: { lifeS: 20 * MINUTE_S, writtenBy: 'page' },
  /** The dismissed emergency notices. */
  emergency: { lifeS: HOUR_S, writtenBy: 'page' },
} as const satisfies Record<string, { lifeS: number; writtenBy: 'page' | 'server' }>;

export type CookieName = keyof typeof COOKIES;

/** The cookies that scripts may set; they may delete all. */
type PageCookieName = {
  [Name in CookieName]: (typeof COOKIES)[Name]['writtenBy'] extends 'page' ? Name : never;
}[CookieName];

const listeners = new Set<() => void>();

/** Subscribes to changes made by this page. Changes made by the server are seen on the next {@link refreshCookies}. */
export function onCookieChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies subscribers that the server or another tab may have changed cookies. */
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
    // Not written by this page.
    return null;
  }
}

/** Sets a cookie and renews its lifetime. */
export function setCookie(name: PageCookieName, value: string): void {
  write(name, value, COOKIES[name].lifeS);
}

/** Deletes a cookie. */
export function deleteCookie(name: CookieName): void {
  write(name, '', 0);
}

/** Whether this browser was signed in at the server's last response. */
export function readSignedInHint(): boolean {
  return readCookie('loggedIn') === '1';
}
