/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ItemInputForm } from './itemInputForm.ts';

export interface AddItemsForm {
  /**
     * The items, which are shown in this order after those that the content has.
     * @minItems 1
     * @maxItems 12
     */
  items: ItemInputForm[];
}
