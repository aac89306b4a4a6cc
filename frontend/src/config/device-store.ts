type Listener = () => void;

const listeners = new Set<Listener>();

/** The value stored on this device; null if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value on this device.
 *
 * @throws if storage is full or blocked; the previous value stays
 */
export function store(key: string, value: string): void {
  window.localStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

/**
 * Calls back when stored values may have changed: here, in another window, or while the page was in the back/forward
 * cache. Returns a function that unsubscribes.
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
