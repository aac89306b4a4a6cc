import { type Mall, MALLS } from '@hitohira/backend/rules';
import { readStored, store } from './device-store';
import { STORAGE_KEYS } from './storage-keys';

/** The mall that this visitor has chosen; null if none. */
export function readMall(): Mall | null {
  const stored = readStored(STORAGE_KEYS.mall);
  return MALLS.find((mall) => mall === stored) ?? null;
}

/** Stores the choice; without storage the visitor is asked again. */
export function storeMall(mall: Mall): void {
  try {
    store(STORAGE_KEYS.mall, mall);
  } catch {
    // Only the choice is lost.
  }
}
