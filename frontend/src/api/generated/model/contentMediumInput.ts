/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ContentMediumInput {
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /**
     * The URL of the picture on an image host of the provider, as in its posts; the picture is copied. Alternatively `image` or `imageFileName`.
     * @maxLength 2048
     * @nullable
     */
  imageUrl?: string | null;
  /** Whether it is a video, with the picture as a still; false by default. In a form, `1` or `0`. */
  videoFlag?: boolean;
  /**
     * The https URL at which the provider plays the video: for YouTube a URL of the video in `contentUrl`, for Instagram and TikTok a URL on their page or file hosts. Empty or null if unknown.
     * @maxLength 2048
     * @nullable
     */
  videoUrl?: string | null;
}
