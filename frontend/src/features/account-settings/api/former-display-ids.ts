import { useQuery } from '@tanstack/react-query';
import { getListFormerDisplayIdsQueryOptions } from '../../../api/generated/accounts/accounts';

/** The display IDs of accounts that the owner has deleted, for as long as they are kept for them. */
export function useFormerDisplayIds() {
  return useQuery(getListFormerDisplayIdsQueryOptions());
}
