/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ListInstagramPostsParams = {
/**
 * The linked account through which the service is asked.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * What the part before has named; left out, the newest posts are answered.
 * @minLength 1
 * @maxLength 1000
 */
nextPageToken?: string;
/**
 * How many entries are asked for.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};
