/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefPicture } from './briefPicture.ts';

export interface BriefContentMedium {
  /** Whether it is a video; the picture is a moment of it then. */
  videoFlag: boolean;
  /**
     * Where the provider plays the video; null for a picture, and where that is not known.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
  /** Its picture; null where there is none any more. */
  picture: BriefPicture | null;
}
