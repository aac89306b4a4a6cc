import { useListParts } from '../../../api/list-parts';
import { type Item } from '../../../api/generated/model/item';
import { publicItemsQuery } from './public-items';

export type { Item };

const idOf = ({ itemId }: Item) => itemId;

/** The items of the own page, as they are now, and the way to the others. */
export function useOwnItems(displayId: string) {
  return useListParts(publicItemsQuery(displayId), idOf, 'owner');
}
