/** What browsers inside other applications call themselves. */
const MARKS = [
  /\bLine\//,
  /\bInstagram\b/,
  /\bFB(?:AN|AV|_IAB)\b/,
  /\bTwitter(?:Android| for )/,
  /\b(?:musical_ly|BytedanceWebview|TikTok|trill)\b/i,
  /\bYJApp-/,
  // Any other application on Android that shows pages by itself.
  /;\s*wv\)/,
  // And any other on an iPhone: browsers of their own say there that they are like Safari.
  /\((?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/,
];

/** Whether a page is shown inside another application, where Google lets nobody log in. */
export function isInAppBrowser(userAgent: string): boolean {
  return MARKS.some((mark) => mark.test(userAgent));
}

/** The address that opens a page in the device's own browser, where the application around it knows such a way; else null. */
export function outsideAddress(userAgent: string, address: URL): string | null {
  if (!/\bLine\//.test(userAgent)) return null;
  const outside = new URL(address);
  outside.searchParams.set('openExternalBrowser', '1');
  return outside.href;
}
