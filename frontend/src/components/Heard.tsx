import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * Stands beside the page for what is announced. Menus and dialogs hide everything else from those who do not see the
 * screen until they have faded away, and with it what is told as one of them closes. A `slot` is none of what ARIA lets
 * be hidden, so they leave it alone.
 */
const PLACE = typeof document === 'undefined' ? null : document.createElement('slot');

function standBesidePage(): () => void {
  if (PLACE?.isConnected === false) document.body.append(PLACE);
  return () => undefined;
}

/** Puts what is announced where nothing hides it, once the browser has taken the page over. */
export function Heard({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(
    standBesidePage,
    () => PLACE,
    () => null,
  );
  return place !== null && createPortal(children, place);
}
