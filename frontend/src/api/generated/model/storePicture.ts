/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface StorePicture {
  /** The picture. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image: Blob;
}
