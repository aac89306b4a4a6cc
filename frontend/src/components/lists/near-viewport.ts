import { createContext, startTransition, useCallback, useContext, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** A list of more rows than this draws the controls of those near the viewport only. */
export const LONG_LIST = 30;

/** Half a viewport above and below: controls are there before a row is. */
const MARGIN = { rootMargin: '50% 0px' };

/** Whether the row around is in the viewport or near it. */
export const NearViewportContext = createContext(true);

export const useIsNearViewport = () => useContext(NearViewportContext);

/**
 * Watches whether an element is in the viewport or near it. Without `IntersectionObserver` all are.
 *
 * @param isNearAtFirst what holds until the browser has looked
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
              // Whoever has the focus in it goes on there.
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
