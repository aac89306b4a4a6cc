import MuiSnackbar from '@mui/material/Snackbar';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { type SnackbarMessageProps } from '../components/feedback/SnackbarProvider';

/** A snackbar of the application. It stays while it is hovered or focused; then its time starts again. */
export function ApplicationMessage({
  color = 'DEFAULT',
  action,
  children,
  shownMs,
  onTimeout,
}: SnackbarMessageProps) {
  const snackbar = useRef<HTMLDivElement>(null);
  return (
    <MuiSnackbar
      ref={snackbar}
      open
      data-color={color}
      autoHideDuration={shownMs}
      resumeHideDuration={shownMs}
      disableWindowBlurListener
      // It may be hovered after losing the focus, and the other way round.
      onClose={(_event, reason) => {
        if (reason === 'timeout' && snackbar.current?.matches(':hover, :focus-within') !== true) onTimeout();
      }}
      message={
        <>
          {color === 'SUCCESS' && <Check size={18} aria-hidden />}
          {children}
        </>
      }
      action={action}
      // The live region around it announces it.
      slotProps={{ content: { role: 'none' } }}
    />
  );
}
