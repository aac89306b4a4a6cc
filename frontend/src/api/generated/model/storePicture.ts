/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface StorePicture {
  /** The picture. JPEG, PNG or WebP that does not move, up to 15 MB and 50 megapixels. */
  image: Blob;
}
