import { useRouteError } from 'react-router-dom';
import { FailureNotice } from '../../components/feedback/FailureNotice';
import { failureStatus } from './failure-status';

/** Whatever a page or its guards threw, in the page's place: the frame around it stays. */
export function PageFailure() {
  return <FailureNotice status={failureStatus(useRouteError())} />;
}
