import { LIMITS } from '@hitohira/backend/rules';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListItemsQueryKey, listItems } from '../../../api/generated/items/items';
import { type ItemList } from '../../../api/generated/model/itemList';

export type { ItemList };

/** The items of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicItemsQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return infiniteQueryOptions({
    queryKey: [...getListItemsQueryKey(id), 'parts'],
    queryFn: ({ pageParam, signal }) =>
      listItems(id, { offset: pageParam, limit: LIMITS.items.page }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    // What somebody reads does not move under their eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the server has read, as the query keeps it: the first part, or more of it. */
export function firstItems(list: ItemList) {
  return { pages: [list], pageParams: [0] };
}
