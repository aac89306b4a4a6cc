import { createContext, startTransition, useCallback, useContext, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** Lists with more rows than this render controls only in rows near the viewport. */
export const LONG_LIST = 30;

/** Half a viewport above and below, so that a row has its controls before it scrolls into view. */
const MARGIN = { rootMargin: '50% 0px' };

/** Whether the surrounding row is in or near the viewport. */
export const NearViewportContext = createContext(true);

export const useIsNearViewport = () => useContext(NearViewportContext);

/**
 * Watches whether an element is in or near the viewport. Without `IntersectionObserver`, every element is.
 *
 * @param isNearAtFirst the value until the browser has checked
 */
export function useNearViewport(isNearAtFirst: boolean) {
  const [isNear, setNear] = useState(isNearAtFirst);
  const watch = useCallback(
    (element: Element | null) =>
      element === null
        ? undefined
        : observe(
            element,
            (isInView, { target }) => {
              // Removing the focused control would lose the focus.
              if (isInView || !target.contains(document.activeElement))
                startTransition(() => setNear(isInView));
            },
            MARGIN,
            true,
          ),
    [],
  );
  return { isNear, watch };
}
