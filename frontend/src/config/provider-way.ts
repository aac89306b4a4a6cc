import { keepCookie } from './cookies';

/** What this tab keeps while its person is at another service: the page that was asked for before the login. */
const STORAGE_KEY = 'providerWay';

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
