import { useEffect } from 'react';
import { useSnackbar } from './useSnackbar';

/** Dismisses an earlier message when an overlay opens, whose buttons it might cover. */
export function useDismissEarlierMessage(open: boolean): void {
  const { dismissEarlier } = useSnackbar();
  useEffect(() => {
    if (open) dismissEarlier();
  }, [open, dismissEarlier]);
}
