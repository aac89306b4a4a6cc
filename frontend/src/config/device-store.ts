type Listener = () => void;

const listeners = new Set<Listener>();

/** What this device keeps under a name; null where it keeps nothing, or lets no site keep anything. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps something on this device, and tells whoever shows it.
 *
 * @throws where the device has no room, or lets no site keep anything; what was kept before stays
 */
export function keep(key: string, value: string): void {
  window.localStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

/**
 * Calls back whenever what is kept changes, here or in another window of the site, and when the back button brings back
 * a document: nobody told it of anything meanwhile. Answers how to stop that.
 */
export function onStoreChange(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
