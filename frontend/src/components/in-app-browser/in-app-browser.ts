import inAppSpy from 'inapp-spy';

/** Apps that the library does not know and whose user agents may contain Safari. */
const OTHER_APPS = /\bPinterest\/(?!bot)|\bYJApp-|\bKAKAOTALK\b/i;

declare global {
  interface Navigator {
    /** Whether the page was opened from the home screen, on iOS. */
    readonly standalone?: boolean;
  }
}

/** The app whose in-app browser shows the page, `other` for an unknown app, or null in a real browser. */
export function inAppBrowser({ userAgent, standalone }: Navigator): string | null {
  // Home screen apps on iPhones lack the name Safari, like in-app browsers, but keep their storage.
  if (standalone === true) return null;
  // Google's own app can log in with Google and keeps its storage.
  const { isInApp, appKey } = inAppSpy({ ua: userAgent, skip: [{ appKey: 'gsa' }] });
  return isInApp || OTHER_APPS.test(userAgent) ? (appKey ?? 'other') : null;
}

/**
 * Whether a login with a service works in an in-app browser. Google refuses it. Others may switch to their own app and
 * return to the device's browser, which does not know of the login. An app can log in with its own service.
 */
export function loginWithin(app: string | null, provider: string): 'works' | 'unsure' | 'refused' {
  if (app === null || app === provider) return 'works';
  return provider === 'youtube' ? 'refused' : 'unsure';
}

/**
 * The URL that opens a page in the device's browser: LINE has a query parameter for that, and Android has intents. Null
 * if only the app's own menu can open it, as on iPhones.
 */
export function externalBrowserUrl(userAgent: string, address: URL): string | null {
  if (/\bLine\//.test(userAgent)) {
    const outside = new URL(address);
    outside.searchParams.set('openExternalBrowser', '1');
    return outside.href;
  }
  if (!/\bAndroid\b/.test(userAgent)) return null;
  const { host, pathname, search, protocol, origin } = address;
  const page = `${host}${pathname}${search}`;
  const fallback = encodeURIComponent(`${origin}${pathname}${search}`);
  return (
    `intent://${page}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;` +
    `category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`
  );
}
