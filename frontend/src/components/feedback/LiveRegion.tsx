import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../hooks/useHydrated';

/**
 * The container of live regions, outside the page: MUI sets `aria-hidden` on everything else while a menu or dialog is
 * open, but not on `slot` elements.
 */
const CONTAINER = typeof document === 'undefined' ? null : document.createElement('slot');

function appendContainer(): void {
  if (CONTAINER?.isConnected === false) document.body.append(CONTAINER);
}

/** Renders a live region where overlays do not hide it, once the page is hydrated. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  useEffect(appendContainer, []);
  return hydrated && CONTAINER !== null && createPortal(children, CONTAINER);
}
