import Button from '@mui/material/Button';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSnackbar } from '../../hooks/useSnackbar';

interface MessageActionProps {
  run: () => void;
  /** Keys that do the same, in the format of `aria-keyshortcuts`. */
  keys?: string;
  children: ReactNode;
}

/** A button in a message. A press hides the message, and the focus returns to where it was. */
export function MessageAction({ run, keys, children }: MessageActionProps) {
  const { hide } = useSnackbar();
  const button = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);

  // A layout effect runs before the button, and its focus, are removed.
  useLayoutEffect(() => {
    const { current: shown } = button;
    return () => {
      if (document.activeElement === shown && previousFocus.current instanceof HTMLElement)
        previousFocus.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button
      ref={button}
      color="inherit"
      aria-keyshortcuts={keys}
      onFocus={({ relatedTarget }: FocusEvent) => {
        previousFocus.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
      onClick={() => {
        hide();
        run();
      }}
    >
      {children}
    </Button>
  );
}
