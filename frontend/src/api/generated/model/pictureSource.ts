/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface PictureSource {
  /**
     * The address of the file, on this host; what it answers never changes.
     * @maxLength 100
     */
  url: string;
  /**
     * Its width in pixels.
     * @minimum 1
     * @maximum 1280
     */
  width: number;
}
