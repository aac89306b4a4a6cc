/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Picture } from './picture.ts';

export interface ContentMedium {
  /**
     * The address of the widest file of its picture, on this host; null where there is none any more.
     * @maxLength 100
     * @nullable
     */
  image: string | null;
  /**
     * The same address as `image`.
     * @maxLength 100
     * @nullable
     */
  imageUrl: string | null;
  /**
     * Names the picture where its owner shows it once more, with an item; null where there is none.
     * @maxLength 100
     * @nullable
     */
  imageFileName: string | null;
  /** Whether it is a video; the picture is a moment of it then. */
  videoFlag: boolean;
  /**
     * Where the provider plays the video; null for a picture, and where that is not known.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
  /** Its picture in all its widths; null where there is none any more. */
  picture: Picture | null;
}
