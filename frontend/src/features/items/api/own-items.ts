import { useListParts } from '../../../api/list-parts';
import { idOf, publicItemsQuery } from './public-items';

/** The items of the own page, as they are now, and the way to the others. */
export function useOwnItems(displayId: string) {
  return useListParts(publicItemsQuery(displayId), idOf, 'owner');
}
