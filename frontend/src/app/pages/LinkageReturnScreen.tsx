import { useParams } from 'react-router-dom';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { LinkageReturnPage } from '../../features/linkages/LinkageReturnPage';
import { useOwnAccount } from '../../api/own-account';
import { linkageOrigin } from '../guards/oauth-callback';

/** The OAuth callback of a linked account. */
export default function LinkageReturnScreen() {
  // The route accepts no other names.
  const { provider } = useParams() as { provider: LinkageProvider };
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {({ accountId, displayId }) => (
        <LinkageReturnPage
          accountId={accountId}
          displayId={displayId}
          provider={provider}
          takeBack={() => linkageOrigin(displayId)}
        />
      )}
    </OwnAccountStates>
  );
}
