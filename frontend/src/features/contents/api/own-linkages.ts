import { useQuery } from '@tanstack/react-query';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';
import { getListOwnLinkagesQueryOptions } from '../../../api/generated/oauth/oauth';

export type { OwnLinkage };

/** The accounts elsewhere that posts can come from. */
export function ownLinkagesQuery() {
  return getListOwnLinkagesQueryOptions();
}

/** The same, asked for. */
export function useOwnLinkages() {
  return useQuery(ownLinkagesQuery());
}
