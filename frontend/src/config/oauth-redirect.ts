import { setCookie } from './cookies';
import { STORAGE_KEYS } from './storage-keys';

interface ProviderRedirect {
  /** The authorization URL. */
  url: string;
  /** The language of the page: the address one comes back to names none, so the choice is kept as the visitor's. */
  language: string;
  /** The page to go on to afterwards, where one was asked for. */
  back?: string | null;
}

/** Redirects the browser to a provider's authorization URL. */
export function redirectToProvider({ url, language, back = null }: ProviderRedirect): void {
  setCookie('locale', language);
  if (back === null) window.sessionStorage.removeItem(STORAGE_KEYS.providerWay);
  else window.sessionStorage.setItem(STORAGE_KEYS.providerWay, back);
  window.location.assign(url);
}

/** The page to go on to after the redirect, once; the caller checks where it leads. */
export function consumeBackPath(): string | null {
  const back = window.sessionStorage.getItem(STORAGE_KEYS.providerWay);
  window.sessionStorage.removeItem(STORAGE_KEYS.providerWay);
  return back;
}

/** Notes that the account was connected with a service, for the page that one is led to. */
export function storeConnectedProvider(provider: string): void {
  window.sessionStorage.setItem(STORAGE_KEYS.providerConnected, provider);
}

/** The service that the account was connected with a moment ago, once. */
export function consumeConnectedProvider(): string | null {
  const provider = window.sessionStorage.getItem(STORAGE_KEYS.providerConnected);
  window.sessionStorage.removeItem(STORAGE_KEYS.providerConnected);
  return provider;
}
