import { LIMITS } from '@hitohira/backend/rules';
import { getListItemsQueryKey, listItems } from '../../../api/generated/items/items';
import { type Item } from '../../../api/generated/model/item';
import { type ItemList } from '../../../api/generated/model/itemList';
import { listPartsQuery, useListParts } from '../../../api/list-parts';

export type { Item, ItemList };

/** The items of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicItemsQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return listPartsQuery(getListItemsQueryKey(id), (offset, signal) =>
    listItems(id, { offset, limit: LIMITS.items.page }, { signal }),
  );
}

/** What an item is known by. */
export const idOf = ({ itemId }: Item) => itemId;

/** The items of a page that have been read, and the way to the others. */
export function usePublicItems(displayId: string) {
  return useListParts(publicItemsQuery(displayId), idOf);
}
