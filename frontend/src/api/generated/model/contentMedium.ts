/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Picture } from './picture.ts';

export interface ContentMedium {
  /**
     * The URL path of the widest picture file; null if the picture had to be removed.
     * @maxLength 100
     * @nullable
     */
  image: string | null;
  /**
     * The same as `image`.
     * @maxLength 100
     * @nullable
     */
  imageUrl: string | null;
  /**
     * The file name of the picture, with which its owner can reuse it for an item; null if there is none.
     * @maxLength 100
     * @nullable
     */
  imageFileName: string | null;
  /** Whether it is a video; the picture is then a still. */
  videoFlag: boolean;
  /**
     * The URL at which the provider plays the video; null for a picture, or if unknown.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
  /** The picture in all its widths; null if it had to be removed. */
  picture: Picture | null;
}
