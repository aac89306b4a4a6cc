import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailurePage } from './FailurePage';

/** The last resort: whatever a page or its guard threw ends here. */
export function RouteFailure() {
  const error = useRouteError();
  return <FailurePage status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 500} />;
}
