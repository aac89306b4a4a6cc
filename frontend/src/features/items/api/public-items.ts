import { LIMITS } from '@hitohira/backend/rules';
import { getListItemsQueryKey, listItems } from '../../../api/generated/items/items';
import { type ItemList } from '../../../api/generated/model/itemList';
import { listPartsQuery } from '../../../api/list-parts';

export type { ItemList };

/** The items of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicItemsQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return listPartsQuery(getListItemsQueryKey(id), (offset, signal) =>
    listItems(id, { offset, limit: LIMITS.items.page }, { signal }),
  );
}
