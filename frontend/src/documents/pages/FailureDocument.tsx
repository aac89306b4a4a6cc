import { FailureNotice } from '../../components/feedback/FailureNotice';
import { SiteFrame } from '../../components/site/SiteFrame';
import { useDocumentState } from '../document-context';

/** Shown for pages that do not exist or failed to render. */
export default function FailureDocument() {
  const { status } = useDocumentState();
  return (
    <SiteFrame>
      <FailureNotice status={status} />
    </SiteFrame>
  );
}
