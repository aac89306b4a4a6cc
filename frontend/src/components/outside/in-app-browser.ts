import inAppSpy from 'inapp-spy';

/** Apps that the library does not know and that may call themselves Safari, as a browser does. */
const OTHER_APPS = /\bPinterest\/(?!bot)|\bYJApp-|\bKAKAOTALK\b/i;

declare global {
  interface Navigator {
    /** Whether the page was opened from the home screen, on iOS. */
    readonly standalone?: boolean;
  }
}

/** The app in whose browser the page is shown, `other` for one without a name, or null in a browser. */
export function inAppBrowser({ userAgent, standalone }: Navigator): string | null {
  // Pages on the home screen of an iPhone lack the name Safari like the browsers of apps, but keep what they store.
  if (standalone === true) return null;
  // Google's own app logs in with Google and keeps what it stores.
  const { isInApp, appKey } = inAppSpy({ ua: userAgent, skip: [{ appKey: 'gsa' }] });
  return isInApp || OTHER_APPS.test(userAgent) ? (appKey ?? 'other') : null;
}

/**
 * How logging in with a service goes in the browser of an app: Google refuses it. Others may switch to their own app and
 * come back to the device's browser, which does not know of the login. An app logs in with itself.
 */
export function loginWithin(app: string | null, provider: string): 'works' | 'unsure' | 'refused' {
  if (app === null || app === provider) return 'works';
  return provider === 'youtube' ? 'refused' : 'unsure';
}

/**
 * The URL that opens a page in the device's browser: LINE has a query name for that, and Android its intents. Null where
 * only the app's own menu can, as on an iPhone.
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
