import { FailurePage } from './FailurePage';

/** For addresses that no route knows. */
export function NotFoundPage() {
  return <FailurePage status={404} />;
}
