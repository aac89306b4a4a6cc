import { useEffect } from 'react';

/** What is clicked as a whole: the icon in a button may change with each click. */
const CONTROLS = 'a, button, input, label, summary, [tabindex]';

/**
 * Ignores the second click of a double click if the first one has replaced what was clicked. A quick response to a form
 * would otherwise let somebody who double-clicks its button follow a link of the next page unseen.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let clicked: Element | null = null;
    const guard = (event: MouseEvent) => {
      // Counts the clicks at one place (UI Events, section 3.4.2).
      if (event.detail <= 1) {
        const target = event.target instanceof Element ? event.target : null;
        clicked = target?.closest(CONTROLS) ?? target;
      } else if (clicked?.isConnected === false) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, []);
}
