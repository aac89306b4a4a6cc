/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ListContentsParams = {
/**
 * How many entries are passed over.
 * @minimum 0
 * @maximum 2147483647
 */
offset?: number;
/**
 * How many entries are asked for.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
