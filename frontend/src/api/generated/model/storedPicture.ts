/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface StoredPicture {
  /**
     * Its name, for the field `imageFileName` of the operations that take a picture.
     * @maxLength 100
     */
  imageFileName: string;
  /**
     * The width of the picture as it was sent, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the picture as it was sent, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /** When it is deleted unless something uses it by then. */
  usableUntil: string;
}
