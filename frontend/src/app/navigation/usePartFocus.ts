import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { editedPart } from '../../config/paths';
import { pinScroll } from './pin-scroll';

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Whether this document was opened by its address, rather than loaded again or come back to where it was left. */
function isOpenedAnew(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
}

/**
 * Brings whoever comes to a part of the page on which the own one is edited to that part: what it is called is announced,
 * and the keyboard goes on there, also where lists above it come later than the rest. Whoever comes back to it finds the
 * page where they had left it, if the part can be seen there, and whoever goes on to the page itself begins anew.
 */
export function usePartFocus(): void {
  const { key, hash } = useLocation();
  const way = useNavigationType();
  const begun = useRef<string | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (begun.current === key) return;
    const isFirst = begun.current === null;
    begun.current = key;
    letGo.current?.();
    letGo.current = null;
    const part = editedPart(hash);
    if (part === null && isFirst) return;
    const target = document.getElementById(part ?? 'content');
    target?.focus({ preventScroll: true });
    if (part === null || target === null) return;
    const comesBack = way === NavigationType.Pop && !(isFirst && isOpenedAnew());
    if (!comesBack || !isInSight(target)) letGo.current = pinScroll(target);
  }, [hash, key, way]);
  useEffect(() => () => letGo.current?.(), []);
}
