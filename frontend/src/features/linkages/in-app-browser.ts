/** User agents of in-app browsers. Apps name themselves in what follows the browser's own user agent. */
const USER_AGENTS = [
  /\bLine\//,
  /\bInstagram\b/,
  /\bFB(?:AN|AV|_IAB)\b/,
  /\bTwitter(?:Android| for )/,
  /\b(?:musical_ly|BytedanceWebview|TikTok|trill)\b/i,
  /\bYJApp-/,
  /\bKAKAOTALK\b/i,
  /\bMicroMessenger\//,
  /\bSnapchat\b/,
  /\bPinterest\/(?!bot)/,
  /\bLinkedInApp\b/,
  // Any other Android WebView.
  /;\s*wv\)/,
  // Any other WebView on iOS: browsers contain "Safari" there.
  /\((?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/,
];

/** Whether the page is shown in an in-app browser, which Google blocks from logging in. */
export function isInAppBrowser(userAgent: string): boolean {
  return USER_AGENTS.some((pattern) => pattern.test(userAgent));
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
