/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface YoutubeVideo {
  /**
     * The ID of the video, as in its URLs.
     * @minLength 11
     * @maxLength 11
     */
  videoId: string;
  /**
     * The title.
     * @maxLength 191
     */
  title: string;
  /**
     * The description, on any number of lines; empty if there is none.
     * @maxLength 5000
     */
  description: string;
  /**
     * Its hash tags, without the leading `#`.
     * @maxItems 30
     * @items.maxLength 100
     */
  hashTags: string[];
  /**
     * The URL of the thumbnail at YouTube, to be sent when the video is posted here; browsers show `previewUrl` instead. Null if there is none.
     * @maxLength 2048
     * @nullable
     */
  thumbnail: string | null;
  /**
     * The URL path of a small WebP preview, valid for an hour and only for this account, so that browsers load nothing from the provider. Null if there is no picture.
     * @maxLength 3200
     * @nullable
     */
  previewUrl: string | null;
  /** When it was published at the provider. */
  publishedAt: string;
}
