import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HYDRATED_ATTRIBUTE } from '../../config/hydrated';
import { HydratedContext } from '../../hooks/useHydrated';

interface HydrationProps {
  /** Told once the page is hydrated. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Reports when the page is hydrated: effects run once React has adopted the server's markup. What only a browser can
 * do then appears in small steps, between which the page stays responsive.
 */
export function Hydration({ onHydrated, children }: HydrationProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    onHydrated?.();
    startTransition(() => setHydrated(true));
  }, [onHydrated]);
  useEffect(() => {
    if (hydrated) document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  }, [hydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
