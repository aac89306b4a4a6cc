import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { editedPart } from '../../config/paths';
import { pinScroll } from './pin-scroll';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Whether this document was opened by its address, not reloaded or restored from the history. */
function isFreshNavigation(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
}

/**
 * Focuses the section of the edit page that the fragment names, and keeps it in view while lists above it are loading.
 * After going back, the restored scroll position stays if the section is visible there.
 */
export function usePartFocus(): void {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const handledKey = useRef<string | null>(null);
  const unpin = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (handledKey.current === key) return;
    const isFirst = handledKey.current === null;
    handledKey.current = key;
    unpin.current?.();
    unpin.current = null;
    const part = editedPart(hash);
    if (part === null && isFirst) return;
    const target = document.getElementById(part ?? 'content');
    target?.focus({ preventScroll: true });
    if (part === null || target === null) return;
    const isReturning = navigationType === NavigationType.Pop && !(isFirst && isFreshNavigation());
    if (!isReturning || !isInView(target)) unpin.current = pinScroll(target);
  }, [hash, key, navigationType]);
  useEffect(() => () => unpin.current?.(), []);
}
