import { sitePath, splitLanguage, webAddress } from '@hitohira/backend/rules';
import { resolvePage } from '../routes/resolve-page';

/** How to follow a redirect. */
export type RedirectAction =
  { kind: 'follow'; path: string } | { kind: 'load'; url: string } | { kind: 'stay' };

const STAY: RedirectAction = { kind: 'stay' };

/**
 * Pages of this site are opened client-side, in the current language; https addresses and other paths are loaded. The
 * server checks the hosts; here only https addresses and real paths pass.
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
