import {
  getListContentItemsInfiniteQueryKey,
  useListContentItemsInfinite,
} from '../../../api/generated/items/items';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { idOf, type Item, ITEMS_PART } from './public-items';

/** The key of what has been read of a content's items. */
export const contentItemsKey = (contentId: number) =>
  getListContentItemsInfiniteQueryKey(contentId, ITEMS_PART);

/** The items of a content that have been read, and the way to the others. */
export function useContentItems(contentId: number) {
  const query = useListContentItemsInfinite(contentId, ITEMS_PART, { query: INFINITE_LIST });
  return usePagedList<Item>(query, idOf);
}
