import { type Mall, MALLS } from '@hitohira/backend/rules';
import { keep, readKept } from './device-store';
import { KEPT_NAMES } from './kept-names';

/** The mall at which this visitor likes to look for things; null where they have not chosen one. */
export function readMall(): Mall | null {
  const kept = readKept(KEPT_NAMES.mall);
  return MALLS.find((mall) => mall === kept) ?? null;
}

/** Remembers it. Where the device keeps nothing, it is asked for again the next time. */
export function rememberMall(mall: Mall): void {
  try {
    keep(KEPT_NAMES.mall, mall);
  } catch {
    // Nothing is lost but the choice.
  }
}
