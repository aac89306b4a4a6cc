import { type Mall, webAddress } from '@hitohira/backend/rules';
import { type Item } from './api/public-items';

/** A URL that an item leads to. */
export type ItemDestination = Item['destinations'][number];

/**
 * The destination of an item: its URL, the search at the visitor's mall, or else at the first mall. Unsafe URLs are
 * left out.
 */
export function destinationOf({ destinations }: Item, mall: Mall | null): ItemDestination | undefined {
  const safe = destinations.filter(({ url }) => webAddress(url) !== null);
  return safe.find((each) => each.mall === mall) ?? safe[0];
}

/** Whether the creator may earn from one of the items, so that the block needs the advertising label. */
export function isAdvertising(items: readonly Item[]): boolean {
  return items.some(({ destinations }) => destinations.some(({ sponsored }) => sponsored));
}
