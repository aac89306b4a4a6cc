import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HYDRATED_ATTRIBUTE } from '../../config/hydrated';
import { HydratedContext } from '../../hooks/useHydrated';

interface HydrationProps {
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
}

/** Provides whether the page is hydrated. The update is a transition, so that the page stays responsive. */
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
