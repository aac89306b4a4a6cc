import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../hooks/useHydrated';
import { LIVE_REGIONS } from './live-regions';

function appendContainer(): void {
  if (LIVE_REGIONS?.isConnected === false) document.body.append(LIVE_REGIONS);
}

/** Renders a live region where overlays do not hide it, once the page is hydrated. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  useEffect(appendContainer, []);
  return hydrated && LIVE_REGIONS !== null && createPortal(children, LIVE_REGIONS);
}
