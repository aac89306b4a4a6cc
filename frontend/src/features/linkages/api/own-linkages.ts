import { useQuery } from '@tanstack/react-query';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';
import { getListOwnLinkagesQueryOptions } from '../../../api/generated/oauth/oauth';

export type { OwnLinkage };

/** The accounts elsewhere that are linked with the own page. */
export function useOwnLinkages() {
  return useQuery(getListOwnLinkagesQueryOptions());
}
