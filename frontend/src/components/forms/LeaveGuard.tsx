import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router-dom';
import { asksBeforeLeaving, discardUnsavedInput } from '../../hooks/useUnsavedWarning';

// Visitors who fill in no form need no dialog.
const LeaveDialog = lazy(() => import('./LeaveDialog'));

/** Stands once around all pages: holds a navigation that would lose typed words until the person has decided. */
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
