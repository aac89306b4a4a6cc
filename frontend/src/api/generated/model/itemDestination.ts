/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Mall } from './mall.ts';

export interface ItemDestination {
  /** The mall that is searched; null where the item has an address of its own. */
  mall: Mall | null;
  /**
     * Where a visitor is sent: the address itself, or one that leads there and pays the creator.
     * @maxLength 8000
     */
  url: string;
  /** Whether the creator may earn with it, so that it has to be labelled as advertising. */
  sponsored: boolean;
}
