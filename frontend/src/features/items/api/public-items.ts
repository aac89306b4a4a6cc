import { LIMITS } from '@hitohira/backend/rules';
import { getListItemsInfiniteQueryKey, useListItemsInfinite } from '../../../api/generated/items/items';
import { type BriefItem } from '../../../api/generated/model/briefItem';
import { type ItemList as WholeItemList } from '../../../api/generated/model/itemList';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { type MaybeScheduled } from '../../../components/studio/schedule';
import { type AnyPicture } from '../../../components/pictures/Picture';

/** An item in a grid: in full from the API, or in brief from the server-rendered document. */
export type Item = Omit<BriefItem, 'picture'> & MaybeScheduled & { picture: AnyPicture };

/** A page of the items that a grid shows. */
export type ItemList = Omit<WholeItemList, 'results'> & { results: Item[] };

/** The query parameters of one page of the list. */
export const ITEMS_PART = { limit: LIMITS.items.page };

/** The query key of a page's items. Display IDs are case-insensitive. */
export const publicItemsKey = (displayId: string) =>
  getListItemsInfiniteQueryKey(displayId.toLowerCase(), ITEMS_PART);

export const idOf = ({ itemId }: Item) => itemId;

/** The loaded items of a creator's page. */
export function usePublicItems(displayId: string) {
  const query = useListItemsInfinite(displayId.toLowerCase(), ITEMS_PART, { query: INFINITE_LIST });
  return usePagedList<Item>(query, idOf);
}
