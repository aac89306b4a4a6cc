import { useEffect, useRef } from 'react';

/** Lets a dialog be answered only once each time it is open: later presses, also during its transition, are ignored. */
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
