import { useEffect, useRef } from 'react';

/**
 * Accepts one press per opening of a dialog, or enabling of a button. Later presses are ignored, even before the next
 * render and while the dialog closes.
 */
export function useAnswerOnce(open: boolean): (answer: () => void) => void {
  const answered = useRef(false);
  useEffect(() => {
    if (open) answered.current = false;
  }, [open]);
  return (answer) => {
    if (!open || answered.current) return;
    answered.current = true;
    answer();
  };
}
