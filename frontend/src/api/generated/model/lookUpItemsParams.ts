/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LookUpItemsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 40
 */
limit?: number;
/**
 * The IDs of the items, in the order of the response.
 * @minItems 1
 * @maxItems 500
 * @items.minimum 1
 * @items.maximum 2147483647
 */
itemIds: number[];
};
