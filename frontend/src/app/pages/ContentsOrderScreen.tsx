import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { ContentsOrderPage } from '../../features/contents/ContentsOrderPage';
import { useOwnAccount } from '../../api/own-account';

/** What stands here while the guard is asked who this is. */
export const Fallback = FormSkeleton;

/** The order of the own contents, joined with whose they are. */
export default function ContentsOrderScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {({ displayId }) => <ContentsOrderPage displayId={displayId} />}
    </OwnAccountStates>
  );
}
