import { useEffect, useRef } from 'react';

/**
 * Has a question that is asked in a dialog answered once. What is pressed a second time, while the answer is carried out
 * or while the dialog fades away, does nothing; opened again, it can be answered again. It is for questions that close
 * once the answer has been carried out, whatever came of it.
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
