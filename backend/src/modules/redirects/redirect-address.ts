import { splitLanguage } from '../../common/rules/language.js';
import { sitePath } from '../../common/rules/site-path.js';
import { webAddress } from '../../common/rules/web-address.js';

/** The lengths of the two columns. */
export const REDIRECT_LIMITS = { path: 500, redirectUrl: 2000 } as const;

/** Paths that are not pages, and the maintenance page, cannot be redirected. */
const NEVER_REDIRECTED = /^\/(?:api|health|assets|builds|docs|media|maintenance)(?:\/|$)/;

/**
 * The key of a redirect: a percent-encoded path without language, query and fragment. Null if the value is not a path of
 * this site.
 */
export function redirectPath(value: string): string | null {
  const address = sitePath(value);
  if (address === null) return null;
  const [pathname = '/'] = address.split(/[?#]/, 1);
  return splitLanguage(pathname).barePath;
}

/** Whether a path can be redirected. */
export function mayRedirect(path: string): boolean {
  return !NEVER_REDIRECTED.test(path) && path.length <= REDIRECT_LIMITS.path;
}

/** Pages that an operator can move to a support site. */
const SUPPORT_PAGES = ['/help', '/faq', '/terms', '/privacy'];

/** The URL of a page on the operator's support site; null if the page is on this site. */
export function supportPage(path: string, helpUrl: string | null): string | null {
  if (helpUrl === null || !SUPPORT_PAGES.includes(path)) return null;
  return new URL(`.${path}`, helpUrl.endsWith('/') ? helpUrl : `${helpUrl}/`).href;
}

/**
 * A valid target: a path of this site, without its language because visitors keep their own, or an https URL on an
 * allowed host. Null for anything else.
 */
export function redirectTarget(value: string, allowedHosts: readonly string[]): string | null {
  const target = value.startsWith('/') ? internalTarget(value) : externalTarget(value, allowedHosts);
  return target === null || target.length > REDIRECT_LIMITS.redirectUrl ? null : target;
}

function internalTarget(value: string): string | null {
  const address = sitePath(value);
  if (address === null) return null;
  const [pathname = '/'] = address.split(/[?#]/, 1);
  return splitLanguage(pathname).barePath + address.slice(pathname.length);
}

function externalTarget(value: string, allowedHosts: readonly string[]): string | null {
  const url = webAddress(value);
  const isAllowed = url?.protocol === 'https:' && url.port === '' && allowedHosts.includes(url.hostname);
  return isAllowed ? url.href : null;
}
