import { lookUpItems } from '../../../api/generated/items/items';
import { type Item } from './public-items';

/** Those of the items that are there, of any accounts, in the order of the ids. */
export async function readItems(itemIds: number[], signal: AbortSignal): Promise<Item[]> {
  return (await lookUpItems({ itemIds }, { signal })).results;
}
