import { SiteFrame } from '../layouts/SiteFrame';
import { FailureNotice } from './FailureNotice';

/** A failure as a page of its own, where there is no other frame to stand in. */
export function FailurePage({ status }: { status: number }) {
  return (
    <SiteFrame>
      <FailureNotice status={status} />
    </SiteFrame>
  );
}
