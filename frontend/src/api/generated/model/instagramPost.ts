/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { PostMedium } from './postMedium.ts';

export interface InstagramPost {
  /**
     * The ID of the post.
     * @maxLength 191
     */
  id: string;
  /**
     * Its URL at Instagram.
     * @maxLength 500
     */
  permalink: string;
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
     * Its pictures and videos, in order.
     * @maxItems 20
     */
  media: PostMedium[];
  /** When it was published at the provider. */
  publishedAt: string;
}
