/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { GetEmbedFormat } from './getEmbedFormat.ts';

export type GetEmbedParams = {
/**
 * The URL of a profile or content page, in any language.
 * @minLength 1
 * @maxLength 2000
 */
url: string;
/**
 * The format; XML is not supported.
 */
format?: GetEmbedFormat;
/**
 * The maximum width of the thumbnail, in pixels.
 * @minimum 1
 * @maximum 100000
 */
maxwidth?: number;
/**
 * The maximum height of the thumbnail, in pixels.
 * @minimum 1
 * @maximum 100000
 */
maxheight?: number;
};
