import { AccountChips } from './AccountChips';
import { usePublicLinkages } from './api/public-linkages';

/** Where else the creator is, following every change. */
export function LinkedAccounts({ displayId }: { displayId: string }) {
  return <AccountChips linkages={usePublicLinkages(displayId)} />;
}
