/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type ReadYoutubeVideoParams = {
/**
 * The linked account to read through.
 * @minimum 1
 * @maximum 2147483647
 */
linkageId: number;
/**
 * The ID of the video, as in its URLs.
 * @minLength 11
 * @maxLength 11
 * @pattern ^[0-9A-Za-z_-]{11}$
 */
videoId: string;
};
