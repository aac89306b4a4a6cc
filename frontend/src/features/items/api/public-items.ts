import { LIMITS } from '@hitohira/backend/rules';
import { getListItemsInfiniteQueryKey, useListItemsInfinite } from '../../../api/generated/items/items';
import { type BriefItem } from '../../../api/generated/model/briefItem';
import { type ItemList as WholeItemList } from '../../../api/generated/model/itemList';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { type AnyPicture } from '../../../components/pictures/Picture';

/** What a grid shows of an item: whole as the API has it, or in brief as the server's document does. */
export type Item = Omit<BriefItem, 'picture'> & { picture: AnyPicture };

/** A part of a list of items, as the grid shows them. */
export type ItemList = Omit<WholeItemList, 'results'> & { results: Item[] };

/** How much of a list of items is read at once. */
export const ITEMS_PART = { limit: LIMITS.items.page };

/** The key of what has been read of a page's items. Display IDs are the same in any case, and so is the key. */
export const publicItemsKey = (displayId: string) =>
  getListItemsInfiniteQueryKey(displayId.toLowerCase(), ITEMS_PART);

/** What an item is known by. */
export const idOf = ({ itemId }: Item) => itemId;

/** The items of a page that have been read, and the way to the others. */
export function usePublicItems(displayId: string) {
  const query = useListItemsInfinite(displayId.toLowerCase(), ITEMS_PART, { query: INFINITE_LIST });
  return usePagedList<Item>(query, idOf);
}
