import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { ContentsOrderPage } from '../../features/contents/ContentsOrderPage';
import { useOwnAccount } from '../../api/own-account';

/** Sorts the owner's contents. */
export default function ContentsOrderScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {({ displayId }) => <ContentsOrderPage displayId={displayId} />}
    </OwnAccountStates>
  );
}
