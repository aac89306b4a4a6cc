/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefPicture } from './briefPicture.ts';

export interface BriefContentMedium {
  /** Whether it is a video; the picture is then a still. */
  videoFlag: boolean;
  /**
     * The URL at which the provider plays the video; null for a picture, or if unknown.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
  /** The picture; null if it had to be removed. */
  picture: BriefPicture | null;
}
