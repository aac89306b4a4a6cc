import { keepCookie } from './cookies';

/** What this tab keeps while its person is at another service: the page that was asked for before the login. */
const STORAGE_KEY = 'providerWay';

/** The service that an account was connected with a moment ago, until the page it is shown on has said so. */
const CONNECTED_KEY = 'providerConnected';

interface ProviderWay {
  /** The address of the other service. */
  url: string;
  /** The language of the page: the address one comes back to names none, so the choice is kept as the visitor's. */
  language: string;
  /** The page to go on to afterwards, where one was asked for. */
  back?: string | null;
}

/** Leaves for another service. */
export function leaveForProvider({ url, language, back = null }: ProviderWay): void {
  keepCookie('locale', language);
  if (back === null) window.sessionStorage.removeItem(STORAGE_KEY);
  else window.sessionStorage.setItem(STORAGE_KEY, back);
  window.location.assign(url);
}

/** The page that was asked for before the person left, once; whoever follows it looks first where it leads. */
export function takeBackPath(): string | null {
  const back = window.sessionStorage.getItem(STORAGE_KEY);
  window.sessionStorage.removeItem(STORAGE_KEY);
  return back;
}

/** Notes that the account was connected with a service, for the page that one is led to. */
export function noteConnected(provider: string): void {
  window.sessionStorage.setItem(CONNECTED_KEY, provider);
}

/** The service that the account was connected with a moment ago, once. */
export function takeConnected(): string | null {
  const provider = window.sessionStorage.getItem(CONNECTED_KEY);
  window.sessionStorage.removeItem(CONNECTED_KEY);
  return provider;
}
