import { FailureNotice } from './FailureNotice';
import { FormSkeleton } from '../../components/FormSkeleton';

/** What stands here while the guard is asked. */
export const Fallback = FormSkeleton;

/** For addresses by an id, of which there is none yet. */
export default function NothingYetPage() {
  return <FailureNotice status={404} />;
}
