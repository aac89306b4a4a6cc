import { useRouteError } from 'react-router-dom';
import { FailurePage } from './FailurePage';
import { failureStatus } from './failure-status';

/** The last resort: whatever a frame threw ends here. */
export function RouteFailure() {
  return <FailurePage status={failureStatus(useRouteError())} />;
}
