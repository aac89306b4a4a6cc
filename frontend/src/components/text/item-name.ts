import { type Mall, mallAt } from '@hitohira/backend/rules';
import { type Translate } from '../../i18n/catalog';

/** The fields that name an item. */
interface NamedItem {
  /** The keyword, or with a URL the name. */
  name: string | null;
  url: string | null;
}

/** The mall that an item's own URL leads to; null for other URLs and for a keyword. */
export function mallOfItem({ url }: Pick<NamedItem, 'url'>): Mall | null {
  return url === null ? null : mallAt(url);
}

/** What an item is called: its name or keyword, or else a product, of the mall it leads to. */
export function nameOfItem(t: Translate<'profile'>, item: NamedItem): string {
  return item.name ?? t(`items.products.${mallOfItem(item) ?? 'other'}`);
}
