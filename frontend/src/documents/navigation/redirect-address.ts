import { sitePath, splitLanguage, webAddress } from '@hitohira/backend/rules';
import { hrefOf } from '../../hooks/useSiteNavigation';

/** Paths that are not pages and have no language. */
const NOT_A_PAGE = /^\/(?:api|docs|health|media)(?:[/?#]|$)|^\/[\w-]+\.\w+(?:[?#]|$)/;

/**
 * The address of a redirect: a page of this site in the current language, or an https address; null for anything else.
 * The server checks the hosts.
 */
export function redirectAddress(target: string, base: string): string | null {
  if (!target.startsWith('/')) {
    const url = webAddress(target);
    return url?.protocol === 'https:' ? url.href : null;
  }
  const address = sitePath(target);
  if (address === null || NOT_A_PAGE.test(address)) return address;
  return hrefOf(base, splitLanguage(address).barePath);
}
