import { FailureNotice } from '../../components/feedback/FailureNotice';
import { SiteFrame } from '../../components/site/SiteFrame';
import { useDocumentState } from '../document-context';

/** What stands in the place of a page that is not there or could not be made. */
export default function FailureDocument() {
  const { status } = useDocumentState();
  return (
    <SiteFrame>
      <FailureNotice status={status} />
    </SiteFrame>
  );
}
