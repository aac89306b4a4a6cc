import { lazy, Suspense } from 'react';
import { useHydrated } from '../hooks/useHydrated';

// For the pages of few creators.
const LinkSwitch = lazy(() => import('./LinkSwitch'));

/** What becomes of the links of a creator's page in a visitor's browser: something where the creator has an id for it. */
export function VisitorLinks({ pid }: { pid: string | null }) {
  const hydrated = useHydrated();
  if (pid === null || !hydrated) return null;
  return (
    <Suspense>
      <LinkSwitch pid={pid} />
    </Suspense>
  );
}
