/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ItemInput } from './itemInput.ts';

export interface AddItems {
  /**
     * The items; the last one is shown first.
     * @minItems 1
     * @maxItems 12
     */
  items: ItemInput[];
}
