import { lookUpItems } from '../../../api/generated/items/items';
import { type Item } from './public-items';

/** Those of the items that are to be seen, of any accounts, in the order of the ids, and which are deleted. */
export async function readItems(
  itemIds: number[],
  signal: AbortSignal,
): Promise<{ entries: Item[]; goneIds: number[] }> {
  const { results, goneIds } = await lookUpItems({ itemIds }, { signal });
  return { entries: results, goneIds };
}
