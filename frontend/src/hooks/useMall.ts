import { type Mall } from '@hitohira/backend/rules';
import { useSyncExternalStore } from 'react';
import { onStoreChange } from '../config/device-store';
import { readMall } from '../config/mall-choice';

/** The mall at which this visitor likes to look for things; null where they have not chosen one, and on the server. */
export function useMall(): Mall | null {
  return useSyncExternalStore(onStoreChange, readMall, () => null);
}
