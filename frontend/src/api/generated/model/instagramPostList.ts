/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InstagramPost } from './instagramPost.ts';

export interface InstagramPostList {
  /**
     * The newest first.
     * @maxItems 20
     */
  posts: InstagramPost[];
  /**
     * Asks for the posts that follow; null where none do.
     * @maxLength 1000
     * @nullable
     */
  nextPageToken: string | null;
}
