import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Content below the first screen. It renders after the first screen, in a pass that input can interrupt; but at once
 * when the browser returns to the page, because restoring the scroll position needs all of it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  return isDrawn ? children : null;
}
