import { useEffect, useRef } from 'react';

/**
 * Takes one press for each time that a dialog is open, or a button enabled. Later ones are ignored, also those before the
 * next render and while the dialog closes.
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
