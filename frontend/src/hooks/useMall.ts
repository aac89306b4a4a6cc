import { type Mall } from '@hitohira/backend/rules';
import { useSyncExternalStore } from 'react';
import { onStoreChange } from '../config/device-store';
import { readMall } from '../config/mall-choice';

/** The mall that this visitor has chosen; null if none, and on the server. */
export function useMall(): Mall | null {
  return useSyncExternalStore(onStoreChange, readMall, () => null);
}
