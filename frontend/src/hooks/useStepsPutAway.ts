import { useState, useSyncExternalStore } from 'react';
import { onStoreChange, readStored, store } from '../config/device-store';
import { STORAGE_KEYS } from '../config/storage-keys';

/** Whether the owner of an account has put away the first steps on this device. Without storage only until a reload. */
export function useStepsPutAway(accountId: string): { isPutAway: boolean; putAway: () => void } {
  const key = `${STORAGE_KEYS.stepsPutAway}${accountId}`;
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
