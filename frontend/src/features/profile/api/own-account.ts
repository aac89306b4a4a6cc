import { useQuery } from '@tanstack/react-query';
import { getGetOwnAccountQueryOptions } from '../../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../../api/generated/model/ownAccount';
import { type OwnCategory } from '../../../api/generated/model/ownCategory';
import { type OwnCategoryKind } from '../../../api/generated/model/ownCategoryKind';

export type { OwnAccount, OwnCategory, OwnCategoryKind };

/** The account of the person who is signed in. */
export function ownAccountQuery() {
  return getGetOwnAccountQueryOptions();
}

/**
 * The own account, loaded by the guards of the studio before its pages open. It may have been changed elsewhere since:
 * other windows of this browser tell of it, and whoever comes back from another machine has it read anew.
 */
export function useOwnAccount() {
  return useQuery({ ...ownAccountQuery(), refetchOnWindowFocus: 'always' });
}

/** What the page says that it is about, in the order in which it can be chosen. */
export function chosenCategories({ categories }: Pick<OwnAccount, 'categories'>): OwnCategory[] {
  return categories.flatMap(({ children }) => children.filter(({ selectFlag }) => selectFlag));
}
