import {
  getListContentItemsInfiniteQueryKey,
  useListContentItemsInfinite,
} from '../../../api/generated/items/items';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { idOf, type Item, ITEMS_PART } from './public-items';

/** The query key of a content's items. */
export const contentItemsKey = (contentId: number) =>
  getListContentItemsInfiniteQueryKey(contentId, ITEMS_PART);

/** The items of a content loaded so far. */
export function useContentItems(contentId: number) {
  const query = useListContentItemsInfinite(contentId, ITEMS_PART, { query: INFINITE_LIST });
  return usePagedList<Item>(query, idOf);
}
