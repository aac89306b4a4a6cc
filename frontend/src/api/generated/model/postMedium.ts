/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface PostMedium {
  /**
     * The URL of the picture at the provider, to be sent when the post is posted here; browsers show `previewUrl` instead. Null if the provider withholds it.
     * @maxLength 2048
     * @nullable
     */
  imageUrl: string | null;
  /**
     * The URL path of a small WebP preview, valid for an hour and only for this account, so that browsers load nothing from the provider. Null if there is no picture.
     * @maxLength 3200
     * @nullable
     */
  previewUrl: string | null;
  /** Whether it is a video; the picture is then a still. */
  videoFlag: boolean;
  /**
     * The URL of the video at the provider; null for a picture, or if the provider withholds it.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
}
