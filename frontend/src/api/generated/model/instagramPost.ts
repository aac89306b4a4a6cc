/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { PostMedium } from './postMedium.ts';

export interface InstagramPost {
  /**
     * Names the post in the calls of its account.
     * @maxLength 191
     */
  id: string;
  /**
     * Where it is to be seen at Instagram.
     * @maxLength 500
     */
  permalink: string;
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
     * What it shows, in its order.
     * @maxItems 20
     */
  media: PostMedium[];
  /** When it appeared there. */
  publishedAt: string;
}
