import { splitLanguage } from '../../common/language.js';
import { sitePath } from '../../common/rules/site-path.js';
import { webAddress } from '../../common/rules/web-address.js';

/** How long the two ends of a redirect may be, as they are kept. */
export const REDIRECT_LIMITS = { path: 500, redirectUrl: 2000 } as const;

/** What is never a page, and the page that tells of maintenance: nothing leads away from there. */
const NEVER_REDIRECTED = /^\/(?:api|health|assets|builds|docs|media|maintenance)(?:\/|$)/;

/**
 * The path by which a redirect is found: without language, query and fragment, percent-encoded. Null where the value
 * is no path of this site.
 */
export function redirectPath(value: string): string | null {
  const address = sitePath(value);
  if (address === null) return null;
  const [pathname = '/'] = address.split(/[?#]/, 1);
  return splitLanguage(pathname).barePath;
}

/** Whether an address may lead to another one. */
export function mayRedirect(path: string): boolean {
  return !NEVER_REDIRECTED.test(path) && path.length <= REDIRECT_LIMITS.path;
}

/** The pages that an operator may have on a site for support instead. */
const SUPPORT_PAGES = ['/help', '/faq', '/terms', '/privacy'];

/** Where a page is that stands on the operator's site for support; null where it is a page of this one. */
export function supportPage(path: string, helpUrl: string | null): string | null {
  if (helpUrl === null || !SUPPORT_PAGES.includes(path)) return null;
  return new URL(`.${path}`, helpUrl.endsWith('/') ? helpUrl : `${helpUrl}/`).href;
}

/**
 * Where a redirect may lead: a path of this site, from which a language is taken off because a visitor keeps the own
 * one, or an https address on exactly one of the hosts that are allowed. Null for everything else.
 */
export function redirectTarget(value: string, allowedHosts: readonly string[]): string | null {
  const target = value.startsWith('/') ? targetHere(value) : targetElsewhere(value, allowedHosts);
  return target === null || target.length > REDIRECT_LIMITS.redirectUrl ? null : target;
}

function targetHere(value: string): string | null {
  const address = sitePath(value);
  if (address === null) return null;
  const [pathname = '/'] = address.split(/[?#]/, 1);
  return splitLanguage(pathname).barePath + address.slice(pathname.length);
}

function targetElsewhere(value: string, allowedHosts: readonly string[]): string | null {
  const url = webAddress(value);
  const isAllowed = url?.protocol === 'https:' && url.port === '' && allowedHosts.includes(url.hostname);
  return isAllowed ? url.href : null;
}
