import { useRouteError } from 'react-router-dom';
import { FailureNotice } from '../../components/feedback/FailureNotice';
import { SiteFrame } from '../../components/site/SiteFrame';
import { failureStatus } from './failure-status';

/** Shows the error of a layout. */
export function RouteFailure() {
  return (
    <SiteFrame>
      <FailureNotice status={failureStatus(useRouteError())} />
    </SiteFrame>
  );
}
