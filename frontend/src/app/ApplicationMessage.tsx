import MuiSnackbar from '@mui/material/Snackbar';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { type SnackbarMessageProps } from '../components/feedback/SnackbarProvider';
import { SNACKBAR_MS } from '../config/site';

/**
 * A message of the application. It stays as long as the pointer or the keyboard is on it, and its five seconds begin anew
 * when they leave.
 */
export function ApplicationMessage({ color = 'DEFAULT', action, children, onOver }: SnackbarMessageProps) {
  const slip = useRef<HTMLDivElement>(null);
  return (
    <MuiSnackbar
      ref={slip}
      open
      data-color={color}
      autoHideDuration={SNACKBAR_MS}
      resumeHideDuration={SNACKBAR_MS}
      disableWindowBlurListener
      // The pointer may have left it while the keyboard is on it, and the other way round.
      onClose={(_event, reason) => {
        if (reason === 'timeout' && slip.current?.matches(':hover, :focus-within') !== true) onOver();
      }}
      message={
        <>
          {color === 'SUCCESS' && <Check size={18} aria-hidden />}
          {children}
        </>
      }
      action={action}
      // The region around it announces it.
      slotProps={{ content: { role: 'none' } }}
    />
  );
}
