import { LIMITS } from '@hitohira/backend/rules';
import { getListItemsQueryKey, listItems } from '../../../api/generated/items/items';
import { type BriefItem } from '../../../api/generated/model/briefItem';
import { type ItemList as WholeItemList } from '../../../api/generated/model/itemList';
import { listPartsQuery, useListParts } from '../../../api/list-parts';
import { type AnyPicture } from '../../../components/pictures/Picture';

/** What a grid shows of an item: whole as the API has it, or in brief as the server's document does. */
export type Item = Omit<BriefItem, 'picture'> & { picture: AnyPicture };

/** A part of a list of items, as the grid shows them. */
export type ItemList = Omit<WholeItemList, 'results'> & { results: Item[] };

/** The items of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicItemsQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return listPartsQuery<ItemList>(getListItemsQueryKey(id), (offset, signal) =>
    listItems(id, { offset, limit: LIMITS.items.page }, { signal }),
  );
}

/** What an item is known by. */
export const idOf = ({ itemId }: Item) => itemId;

/** The items of a page that have been read, and the way to the others. */
export function usePublicItems(displayId: string) {
  return useListParts(publicItemsQuery(displayId), idOf);
}
