import { useListLinkages } from '../../api/generated/oauth/oauth';
import { AccountChips } from './AccountChips';

/** A live preview of the linked accounts. */
export function LinkedAccounts({ displayId }: { displayId: string }) {
  const { data } = useListLinkages(displayId.toLowerCase());
  return <AccountChips linkages={data?.results ?? []} />;
}
