import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { LinkageReturnPage } from '../../features/linkages/LinkageReturnPage';
import { useOwnAccount } from '../../api/own-account';

/** What stands here while the guard is asked. */
export const Fallback = FormSkeleton;

/** The way back from a service whose account is linked, joined with whose page it is for. */
export default function LinkageReturnScreen() {
  // The route takes no other names.
  const { provider } = useParams() as { provider: LinkageProvider };
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {({ accountId, displayId }) => (
        <LinkageReturnPage accountId={accountId} displayId={displayId} provider={provider} />
      )}
    </OwnAccountStates>
  );
}
