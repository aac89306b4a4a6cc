const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** The lifetime in seconds of every cookie that scripts read or write. Session cookies are HttpOnly and not listed. */
export const COOKIE_LIFETIMES_S = {
  /** The chosen language, for addresses without one. */
  locale: 365 * DAY_S,
  /** Hints that somebody is signed in, so that visitors' pages need no call. Grants nothing. */
  loggedIn: 30 * DAY_S,
  /** Hints at the display ID of the signed-in account. */
  displayId: 30 * DAY_S,
  /** Set for a while after signing up: the first steps say welcome. */
  onboarding: 7 * DAY_S,
  /** The names of the guides that have been read. */
  readTooltips: 365 * DAY_S,
  /** Where an OAuth redirect started: log-in or sign-up. */
  oauthFrom: 20 * MINUTE_S,
  /** The dismissed emergency notices. */
  emergency: HOUR_S,
} as const;

export type CookieName = keyof typeof COOKIE_LIFETIMES_S;

/** The cookies that scripts may set; they may delete all. The server writes the others. */
type PageCookieName = Exclude<CookieName, 'loggedIn' | 'displayId'>;

/** All cookies, as of the current task. */
let cookies: string | null = null;

const listeners = new Set<() => void>();

/** Subscribes to changes made by this page. Changes made by the server are seen on the next {@link refreshCookies}. */
export function onCookieChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies subscribers that the server or another tab may have changed cookies. */
export function refreshCookies(): void {
  cookies = null;
  for (const listener of listeners) listener();
}

function write(name: CookieName, value: string, lifeS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifeS}; SameSite=Lax${secure}`;
  refreshCookies();
}

/** Reads the cookies once a task: the browser asks another process for them. */
function readCookies(): string {
  if (cookies === null) queueMicrotask(() => (cookies = null));
  return (cookies ??= document.cookie);
}

/** The value of a cookie, or null. */
export function readCookie(name: CookieName): string | null {
  const prefix = `${name}=`;
  const entry = readCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix));
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
  write(name, value, COOKIE_LIFETIMES_S[name]);
}

/** Deletes a cookie. */
export function deleteCookie(name: CookieName): void {
  write(name, '', 0);
}

/** Whether this browser was signed in at the server's last response. */
export function readSignedInHint(): boolean {
  return readCookie('loggedIn') === '1';
}
