import { setCookie } from './cookies';
import { STORAGE_KEYS } from './storage-keys';

interface ProviderRedirect {
  /** The authorization URL. */
  url: string;
  /** Stored as a cookie, since the callback address has no language. */
  language: string;
  /** The page to open afterwards. */
  back?: string | null;
}

/** Redirects the browser to a provider's authorization URL; only `useOAuthRedirect` does. */
export function redirectToProvider({ url, language, back = null }: ProviderRedirect): void {
  setCookie('locale', language);
  if (back === null) window.sessionStorage.removeItem(STORAGE_KEYS.providerWay);
  else window.sessionStorage.setItem(STORAGE_KEYS.providerWay, back);
  window.location.assign(url);
}
