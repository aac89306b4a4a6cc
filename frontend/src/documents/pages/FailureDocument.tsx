import { FailureNotice } from '../../components/FailureNotice';
import { SiteFrame } from '../../components/SiteFrame';
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
