/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface LinkPreviewPicture {
  /**
     * The name of the picture, for the field `imageFileName` of other operations.
     * @maxLength 100
     */
  imageFileName: string;
  /**
     * The width of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /** When the picture is deleted unless it is used by then. */
  usableUntil: string;
  /**
     * A small WebP of the picture as a `data:` URL, to show until the picture is used.
     * @maxLength 1000000
     */
  dataUrl: string;
}
