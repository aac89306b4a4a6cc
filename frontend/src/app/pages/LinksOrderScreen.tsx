import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { LinksOrderPage } from '../../features/links/LinksOrderPage';
import { useOwnAccount } from '../../api/own-account';

/** Sorts the owner's links. */
export default function LinksOrderScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {({ displayId }) => <LinksOrderPage displayId={displayId} />}
    </OwnAccountStates>
  );
}
