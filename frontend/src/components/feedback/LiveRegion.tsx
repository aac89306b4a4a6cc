import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../hooks/useHydrated';

/**
 * Stands beside the page for what is announced. Menus and dialogs hide everything else from those who do not see the
 * screen until they have faded away, and with it what is told as one of them closes. A `slot` is none of what ARIA lets
 * be hidden, so they leave it alone.
 */
const PLACE = typeof document === 'undefined' ? null : document.createElement('slot');

function standBesidePage(): void {
  if (PLACE?.isConnected === false) document.body.append(PLACE);
}

/** Puts what is announced where nothing hides it, once the page is hydrated. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  useEffect(standBesidePage, []);
  return hydrated && PLACE !== null && createPortal(children, PLACE);
}
