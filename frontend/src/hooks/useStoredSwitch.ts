import { useState, useSyncExternalStore } from 'react';
import { onStoreChange, readStored, store } from '../config/device-store';

const ON = '1';
const OFF = '0';

/** A switch that this device remembers under a key, off at first. Without storage it is remembered until a reload. */
export function useStoredSwitch(key: string): { isOn: boolean; turn: (on: boolean) => void } {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isStored = useSyncExternalStore(
    onStoreChange,
    () => readStored(key) === ON,
    () => false,
  );
  return {
    isOn: chosen ?? isStored,
    turn: (on) => {
      setChosen(on);
      try {
        store(key, on ? ON : OFF);
      } catch {
        // Then it lasts until a reload.
      }
    },
  };
}
