/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ReadInstagramPostParams = {
/**
 * The linked account to read through.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The ID of the post.
 * @minLength 1
 * @maxLength 1000
 */
id: string;
};
