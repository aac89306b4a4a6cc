import { keepCookie } from './cookies';
import { KEPT_NAMES } from './kept-names';

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
  keepCookie('locale', language);
  if (back === null) window.sessionStorage.removeItem(KEPT_NAMES.providerWay);
  else window.sessionStorage.setItem(KEPT_NAMES.providerWay, back);
  window.location.assign(url);
}

/** The page to go on to after the redirect, once; the caller checks where it leads. */
export function takeBackPath(): string | null {
  const back = window.sessionStorage.getItem(KEPT_NAMES.providerWay);
  window.sessionStorage.removeItem(KEPT_NAMES.providerWay);
  return back;
}

/** Notes that the account was connected with a service, for the page that one is led to. */
export function noteConnected(provider: string): void {
  window.sessionStorage.setItem(KEPT_NAMES.providerConnected, provider);
}

/** The service that the account was connected with a moment ago, once. */
export function takeConnected(): string | null {
  const provider = window.sessionStorage.getItem(KEPT_NAMES.providerConnected);
  window.sessionStorage.removeItem(KEPT_NAMES.providerConnected);
  return provider;
}
