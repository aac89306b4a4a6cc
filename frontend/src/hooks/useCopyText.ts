import { useCallback } from 'react';
import { useSnackbar } from './useSnackbar';

/** Copies a text and shows the result as a message. */
export function useCopyText(): (text: string) => Promise<void> {
  const { show } = useSnackbar();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        show('COPY_SUCCESS', { color: 'SUCCESS' });
      } catch {
        show('UNKNOWN');
      }
    },
    [show],
  );
}
