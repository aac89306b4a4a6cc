/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ListInstagramPostsParams = {
/**
 * The linked account to read through.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The token from the previous page; omit it for the newest posts.
 * @minLength 1
 * @maxLength 1000
 */
nextPageToken?: string;
/**
 * The maximum number of entries to return.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};
