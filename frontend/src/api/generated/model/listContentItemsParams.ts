/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ListContentItemsParams = {
/**
 * The number of entries to skip.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
