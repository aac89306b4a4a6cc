import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router-dom';
import { asksBeforeLeaving, discardUnsavedInput } from '../../hooks/useUnsavedWarning';

const LeaveDialog = lazy(() => import('./LeaveDialog'));

/** Blocks navigation that would lose unsaved input until the user confirms it. Rendered once, in the root route. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && asksBeforeLeaving(nextLocation.state),
  );
  if (blocker.state !== 'blocked') return null;

  const leave = () => {
    discardUnsavedInput();
    blocker.proceed();
  };
  return (
    <Suspense>
      <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />
    </Suspense>
  );
}
