import { useState, useSyncExternalStore } from 'react';
import { onStoreChange, readStored, store } from '../config/device-store';

/** Whether somebody has put away something on this device, stored under a key. Without storage only until a reload. */
export function usePutAway(key: string): { isPutAway: boolean; putAway: () => void } {
  const [wasPutAway, setWasPutAway] = useState(false);
  const isStored = useSyncExternalStore(
    onStoreChange,
    () => readStored(key) !== null,
    () => false,
  );
  return {
    isPutAway: wasPutAway || isStored,
    putAway: () => {
      setWasPutAway(true);
      try {
        store(key, '1');
      } catch {
        // Only for now, then.
      }
    },
  };
}
