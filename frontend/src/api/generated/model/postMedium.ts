/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface PostMedium {
  /**
     * Where the service keeps its picture, to be sent along when it is posted here; a browser is shown `previewUrl` instead. Null where the service keeps it to itself.
     * @maxLength 2048
     * @nullable
     */
  imageUrl: string | null;
  /**
     * An address on this host that shows its picture, small and in WebP, to whoever has asked, for an hour: browsers ask no other host. Null where there is no picture.
     * @maxLength 3200
     * @nullable
     */
  previewUrl: string | null;
  /** Whether it is a video; the picture is a moment of it then. */
  videoFlag: boolean;
  /**
     * Where the service keeps the video; null for a picture, and where the service keeps it to itself.
     * @maxLength 2048
     * @nullable
     */
  videoUrl: string | null;
}
