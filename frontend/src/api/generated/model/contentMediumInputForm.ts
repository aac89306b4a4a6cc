/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ContentMediumInputForm {
  /** Its picture as a file; or else `imageFileName` or `imageUrl`. JPEG, PNG or WebP that does not move, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * Its picture, in place of a file: what `storePicture` answered, or the last part of the address of any picture that the account shows. Empty counts as left out.
     * @maxLength 200
     */
  imageFileName?: string;
  /**
     * The address of its picture on one of the provider’s own image hosts, as the provider’s posts name it: it is copied. Or else `image` or `imageFileName`.
     * @maxLength 2048
     * @nullable
     */
  imageUrl?: string | null;
  /** Whether it is a video, of which the picture is one moment; left out, it is none. In a form, `1` or `0`. */
  videoFlag?: boolean;
  /**
     * Where the provider plays the video, https: at YouTube an address of the video that `contentUrl` names, at Instagram and TikTok one on the hosts of their pages or of their files. Empty or null where that is not known.
     * @maxLength 2048
     * @nullable
     */
  videoUrl?: string | null;
}
