import { sitePath, webAddress } from '@hitohira/backend/rules';
import { splitLanguage } from '../../i18n/language';
import { resolvePage } from '../routes/resolve-page';

/** What is done with an address that a page leads to. */
export type RedirectAction =
  { kind: 'follow'; path: string } | { kind: 'load'; url: string } | { kind: 'stay' };

const STAY: RedirectAction = { kind: 'stay' };

/**
 * Pages of this site are followed in place, in the language that is shown; everything else, an https address or what is
 * no page here, is loaded in full. Which hosts are allowed the server knows; that it is an address and not a script, or
 * a path that is really a host, is looked at here once more.
 */
export function redirectAction(target: string): RedirectAction {
  if (!target.startsWith('/')) {
    const url = webAddress(target);
    return url?.protocol === 'https:' ? { kind: 'load', url: url.href } : STAY;
  }
  const address = sitePath(target);
  if (address === null) return STAY;
  const [pathname = '/'] = address.split(/[?#]/, 1);
  const { barePath } = splitLanguage(pathname);
  return resolvePage(barePath).kind === 'page'
    ? { kind: 'follow', path: barePath + address.slice(pathname.length) }
    : { kind: 'load', url: address };
}
