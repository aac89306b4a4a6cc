import { useEffect } from 'react';

/**
 * Ignores the second click of a double click if the first one has replaced what was clicked. A quick response to a form
 * would otherwise let somebody who double-clicks its button follow a link of the next page unseen.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let clicked: Node | null = null;
    const guard = (event: MouseEvent) => {
      // Counts the clicks at one place (UI Events, section 3.4.2).
      if (event.detail <= 1) clicked = event.target instanceof Node ? event.target : null;
      else if (clicked?.isConnected === false) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, []);
}
