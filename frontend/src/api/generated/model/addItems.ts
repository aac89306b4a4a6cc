/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ItemInput } from './itemInput.ts';

export interface AddItems {
  /**
     * The items, which are shown in this order after those that the content has.
     * @minItems 1
     * @maxItems 12
     */
  items: ItemInput[];
}
