import { useEffect } from 'react';
import { useSnackbar } from './useSnackbar';

/**
 * Said by whatever opens over the page, whose buttons a message from before would lie on: what was done before it is
 * over. What is told as it opens is about it, and stays.
 */
export function useDismissEarlierMessage(open: boolean): void {
  const { dismissEarlier } = useSnackbar();
  useEffect(() => {
    if (open) dismissEarlier();
  }, [open, dismissEarlier]);
}
