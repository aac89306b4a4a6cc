/** User agents of in-app browsers. */
const USER_AGENTS = [
  /\bLine\//,
  /\bInstagram\b/,
  /\bFB(?:AN|AV|_IAB)\b/,
  /\bTwitter(?:Android| for )/,
  /\b(?:musical_ly|BytedanceWebview|TikTok|trill)\b/i,
  /\bYJApp-/,
  // Any other Android WebView.
  /;\s*wv\)/,
  // Any other WebView on iOS: browsers contain "Safari" there.
  /\((?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/,
];

/** Whether the page is shown in an in-app browser, which Google blocks from logging in. */
export function isInAppBrowser(userAgent: string): boolean {
  return USER_AGENTS.some((pattern) => pattern.test(userAgent));
}

/** The URL that opens a page in the device's browser, or null when the app offers none. */
export function externalBrowserUrl(userAgent: string, address: URL): string | null {
  if (!/\bLine\//.test(userAgent)) return null;
  const outside = new URL(address);
  outside.searchParams.set('openExternalBrowser', '1');
  return outside.href;
}
