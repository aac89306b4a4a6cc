import { useState, useSyncExternalStore } from 'react';
import { onStoreChange, readStored, store } from '../config/device-store';

/** Whether something has been dismissed on this device, stored under a key. Without storage only until a reload. */
export function useDismissed(key: string): { isDismissed: boolean; dismiss: () => void } {
  const [wasDismissed, setWasDismissed] = useState(false);
  const isStored = useSyncExternalStore(
    onStoreChange,
    () => readStored(key) !== null,
    () => false,
  );
  return {
    isDismissed: wasDismissed || isStored,
    dismiss: () => {
      setWasDismissed(true);
      try {
        store(key, '1');
      } catch {
        // Only for now, then.
      }
    },
  };
}
