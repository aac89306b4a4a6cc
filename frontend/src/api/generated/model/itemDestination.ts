/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Mall } from './mall.ts';

export interface ItemDestination {
  /** The mall to search; null if the item has its own URL. */
  mall: Mall | null;
  /**
     * The URL to open: the item’s own, or an affiliate URL that leads there.
     * @maxLength 8000
     */
  url: string;
  /** Whether the creator may earn a commission, so that it has to be labelled as advertising. */
  sponsored: boolean;
}
