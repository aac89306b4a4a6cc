/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type LookUpContentsParams = {
/**
 * The contents, in the order in which they are answered.
 * @minItems 1
 * @maxItems 500
 * @items.minimum 1
 * @items.maximum 2147483647
 */
contentIds: number[];
/**
 * How many entries are passed over.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * How many entries are asked for.
 * @minimum 1
 * @maximum 30
 */
limit?: number;
};
