import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False on the server and while the browser takes over, true from then on: for what only a browser can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
