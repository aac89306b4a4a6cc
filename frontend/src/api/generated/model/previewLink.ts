/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface PreviewLink {
  /**
     * The http or https URL of a page, without user information. Amazon.co.jp URLs that are too long are read without their query, except `tag`.
     * @minLength 1
     * @maxLength 500
     */
  url: string;
}
