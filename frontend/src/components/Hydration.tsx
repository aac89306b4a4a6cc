import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { TAKEN_OVER_ATTRIBUTE } from '../config/taken-over';
import { HydratedContext } from '../hooks/useHydrated';

interface HydrationProps {
  /** Told once the browser has taken the page over. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Tells once the browser has taken the page over: effects run when what the server wrote is adopted. What only a browser
 * can do then appears in small steps, between which the page can be used.
 */
export function Hydration({ onHydrated, children }: HydrationProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    onHydrated?.();
    startTransition(() => setHydrated(true));
  }, [onHydrated]);
  useEffect(() => {
    if (hydrated) document.documentElement.setAttribute(TAKEN_OVER_ATTRIBUTE, '');
  }, [hydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
