/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ReadYoutubeVideoParams = {
/**
 * The linked account through which the service is asked.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The video, as its addresses name it.
 * @minLength 11
 * @maxLength 11
 * @pattern ^[0-9A-Za-z_-]{11}$
 */
videoId: string;
};
