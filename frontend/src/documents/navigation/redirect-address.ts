import { sitePath, webAddress } from '@hitohira/backend/rules';
import { splitLanguage } from '../../i18n/language';
import { hrefOf } from '../../hooks/useSiteNavigation';

/** What the server has beside pages: nothing of it comes in languages. */
const NO_PAGE = /^\/(?:api|docs|health|media)(?:[/?#]|$)|^\/[\w-]+\.\w+(?:[?#]|$)/;

/**
 * The address that a document leads on to: a page of this site in the language that is shown, or another site's https
 * address; null for anything else, however it is written. Which hosts are allowed the server knows.
 */
export function redirectAddress(target: string, base: string): string | null {
  if (!target.startsWith('/')) {
    const url = webAddress(target);
    return url?.protocol === 'https:' ? url.href : null;
  }
  const address = sitePath(target);
  if (address === null || NO_PAGE.test(address)) return address;
  return hrefOf(base, splitLanguage(address).barePath);
}
