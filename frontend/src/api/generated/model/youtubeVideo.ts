/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface YoutubeVideo {
  /**
     * Names the video in its addresses.
     * @minLength 11
     * @maxLength 11
     */
  videoId: string;
  /**
     * What it is called.
     * @maxLength 191
     */
  title: string;
  /**
     * What is said about it, on any number of lines; empty where nothing is.
     * @maxLength 5000
     */
  description: string;
  /**
     * The words that it is found by, without the sign before them.
     * @maxItems 30
     * @items.maxLength 100
     */
  hashTags: string[];
  /**
     * Where YouTube keeps its picture, to be sent along when it is posted here; a browser is shown `previewUrl` instead. Null where there is none.
     * @maxLength 2048
     * @nullable
     */
  thumbnail: string | null;
  /**
     * An address on this host that shows its picture, small and in WebP, to whoever has asked, for an hour: browsers ask no other host. Null where there is no picture.
     * @maxLength 3200
     * @nullable
     */
  previewUrl: string | null;
  /** When it appeared there. */
  publishedAt: string;
}
