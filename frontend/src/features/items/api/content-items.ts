import { LIMITS } from '@hitohira/backend/rules';
import { getListContentItemsQueryKey, listContentItems } from '../../../api/generated/items/items';
import { listPartsQuery, useListParts } from '../../../api/list-parts';
import { idOf, type ItemList } from './public-items';

/** The items of one content, part by part. */
export function contentItemsQuery(contentId: number) {
  return listPartsQuery<ItemList>(getListContentItemsQueryKey(contentId), (offset, signal) =>
    listContentItems(contentId, { offset, limit: LIMITS.items.page }, { signal }),
  );
}

/** The items of a content that have been read, and the way to the others. */
export function useContentItems(contentId: number) {
  return useListParts(contentItemsQuery(contentId), idOf);
}
