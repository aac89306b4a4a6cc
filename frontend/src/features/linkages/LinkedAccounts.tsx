import { useListLinkages } from '../../api/generated/oauth/oauth';
import { AccountChips } from './AccountChips';

/** Where else the creator is, following every change. */
export function LinkedAccounts({ displayId }: { displayId: string }) {
  const { data } = useListLinkages(displayId.toLowerCase());
  return <AccountChips linkages={data?.results ?? []} />;
}
