import { useRouteError } from 'react-router-dom';
import { FailureNotice } from '../../components/feedback/FailureNotice';
import { SiteFrame } from '../../components/site/SiteFrame';
import { failureStatus } from './failure-status';

/** The last resort: whatever a frame threw ends here. */
export function RouteFailure() {
  return (
    <SiteFrame>
      <FailureNotice status={failureStatus(useRouteError())} />
    </SiteFrame>
  );
}
