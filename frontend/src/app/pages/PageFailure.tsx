import { useRouteError } from 'react-router-dom';
import { FailureNotice } from '../../components/feedback/FailureNotice';
import { failureStatus } from './failure-status';

/** Shows the error of a page or its guards inside the layout. */
export function PageFailure() {
  return <FailureNotice status={failureStatus(useRouteError())} />;
}
