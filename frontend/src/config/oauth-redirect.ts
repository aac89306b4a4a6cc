import { STORAGE_KEYS } from './storage-keys';

/** Reads and deletes the page to open after the redirect; the caller validates it. */
export function consumeBackPath(): string | null {
  const back = window.sessionStorage.getItem(STORAGE_KEYS.providerWay);
  window.sessionStorage.removeItem(STORAGE_KEYS.providerWay);
  return back;
}

/** Stores the provider that was connected, for the next page. */
export function storeConnectedProvider(provider: string): void {
  window.sessionStorage.setItem(STORAGE_KEYS.providerConnected, provider);
}

/** The provider that was connected. */
export function readConnectedProvider(): string | null {
  return window.sessionStorage.getItem(STORAGE_KEYS.providerConnected);
}

/** Deletes the stored provider. */
export function deleteConnectedProvider(): void {
  window.sessionStorage.removeItem(STORAGE_KEYS.providerConnected);
}
