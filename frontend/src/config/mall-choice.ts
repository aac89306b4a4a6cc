import { type Mall, MALLS } from '@hitohira/backend/rules';
import { keep, readStored } from './device-store';
import { STORAGE_KEYS } from './storage-keys';

/** The mall at which this visitor likes to look for things; null where they have not chosen one. */
export function readMall(): Mall | null {
  const kept = readStored(STORAGE_KEYS.mall);
  return MALLS.find((mall) => mall === kept) ?? null;
}

/** Remembers it. Where the device keeps nothing, it is asked for again the next time. */
export function storeMall(mall: Mall): void {
  try {
    keep(STORAGE_KEYS.mall, mall);
  } catch {
    // Nothing is lost but the choice.
  }
}
