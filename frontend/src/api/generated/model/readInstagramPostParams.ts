/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ReadInstagramPostParams = {
/**
 * The linked account through which the service is asked.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The post, as the list names it.
 * @minLength 1
 * @maxLength 1000
 */
id: string;
};
