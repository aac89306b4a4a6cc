/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InstagramPost } from './instagramPost.ts';

export interface InstagramPostList {
  /**
     * Newest first.
     * @maxItems 20
     */
  posts: InstagramPost[];
  /**
     * The token of the next page; null on the last page.
     * @maxLength 1000
     * @nullable
     */
  nextPageToken: string | null;
}
