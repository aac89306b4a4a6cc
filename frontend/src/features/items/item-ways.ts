import { type Mall, webAddress } from '@hitohira/backend/rules';
import { type Item } from './api/public-items';

/** What an item leads to. */
export type ItemWay = Item['destinations'][number];

/** The way to an item: its address, the search at the visitor's mall, or else at the first one; never to a script. */
export function wayTo({ destinations }: Item, mall: Mall | null): ItemWay | undefined {
  const ways = destinations.filter(({ url }) => webAddress(url) !== null);
  return ways.find((each) => each.mall === mall) ?? ways[0];
}

/** Whether somebody may earn with one of the items: then the block is labelled as advertising. */
export function isAdvertising(items: readonly Item[]): boolean {
  return items.some(({ destinations }) => destinations.some(({ sponsored }) => sponsored));
}

/** What an item is called: by what is looked for, or where it leads in short; as it stands where that is no address. */
export function nameOfItem({ name, url }: Pick<Item, 'name' | 'url'>): string {
  return name ?? (url === null ? '' : (webAddress(url)?.hostname.replace(/^www\./, '') ?? url));
}
