import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStableCallback } from './useStableCallback';
import { useSnackbar } from './useSnackbar';

/** Whether the browser has a connection. Without one, changes wait until it is back. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Says, without a connection, that a change which was made at once will be saved later. */
export function useOfflineMessage(): () => void {
  const { show } = useSnackbar();
  return useStableCallback(() => {
    if (!onlineManager.isOnline()) show('CHANGE_WAITS');
  });
}
