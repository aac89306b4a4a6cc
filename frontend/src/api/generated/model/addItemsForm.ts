/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ItemInputForm } from './itemInputForm.ts';

export interface AddItemsForm {
  /**
     * The items; the last one is shown first.
     * @minItems 1
     * @maxItems 12
     */
  items: ItemInputForm[];
}
