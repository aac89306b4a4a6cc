import { LIMITS } from '@hitohira/backend/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import {
  getListContentsQueryKey,
  listContents,
  orderContents,
} from '../../../api/generated/contents/contents';
import { useListParts } from '../../../api/list-parts';
import { inNewOrder } from '../../../api/shown-parts';
import { type ContentTile, idOf, publicContentsQuery } from './public-contents';

/** The contents of the own page, as they are now, and the way to the others. */
export function useOwnContents(displayId: string) {
  return useListParts(publicContentsQuery(displayId), idOf, 'owner');
}

/** Every content of the own page, in its order: read anew each time they are to be sorted. */
export function useAllContents(displayId: string) {
  const id = displayId.toLowerCase();
  return useQuery({
    queryKey: [...getListContentsQueryKey(id), 'all'],
    // An account has no more than one part holds.
    queryFn: async ({ signal }): Promise<ContentTile[]> =>
      (await listContents(id, { offset: 0, limit: LIMITS.contents.perAccount }, { signal })).results,
    gcTime: 0,
    staleTime: 'static',
  });
}

/** Puts the own contents into the order in which they are given. */
export function useSortContents(displayId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = publicContentsQuery(displayId);
  return useMutation({
    mutationFn: (contents: readonly ContentTile[]) => orderContents({ orders: contents.map(idOf) }),
    onSuccess: (_nothing, contents) => {
      queryClient.setQueryData(queryKey, inNewOrder(contents, LIMITS.contents.page));
    },
    onError: async (error) => {
      // A content has gone elsewhere: what the page shows of them is out of date as well.
      if (statusOf(error) === 409) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
