/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LookUpItemsParams = {
/**
 * The items, in the order in which they are answered.
 * @minItems 1
 * @maxItems 500
 * @items.minimum 1
 * @items.maximum 2147483647
 */
itemIds: number[];
/**
 * How many entries are passed over.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * How many entries are asked for.
 * @minimum 1
 * @maximum 40
 */
limit?: number;
};
