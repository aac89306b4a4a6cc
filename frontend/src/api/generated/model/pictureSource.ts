/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface PictureSource {
  /**
     * The URL path of the file, whose content never changes.
     * @maxLength 100
     */
  url: string;
  /**
     * The width in pixels.
     * @minimum 1
     * @maximum 1280
     */
  width: number;
}
