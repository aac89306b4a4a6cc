import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { LinksOrderPage } from '../../features/links/LinksOrderPage';
import { useOwnAccount } from '../../api/own-account';

/** What stands here while the guard is asked who this is. */
export const Fallback = FormSkeleton;

/** The order of the own links, joined with whose they are. */
export default function LinksOrderScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {({ displayId }) => <LinksOrderPage displayId={displayId} />}
    </OwnAccountStates>
  );
}
