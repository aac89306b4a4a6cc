/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentMedium } from './contentMedium.ts';
import type { ContentProvider } from './contentProvider.ts';

export interface Content {
  /**
     * Names the content.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /** The service that it was posted from. */
  provider: ContentProvider;
  /** When it appeared there. For stories, for short videos whose address does not say it, and once what YouTube said of a video had to be removed: when it was posted here. */
  publishedAt: string;
  /**
     * On one line; null where it has none.
     * @maxLength 191
     * @nullable
     */
  title: string | null;
  /**
     * The same words as `description`.
     * @maxLength 5000
     * @nullable
     */
  text: string | null;
  /**
     * What is said about it, on any number of lines; null where nothing is.
     * @maxLength 5000
     * @nullable
     */
  description: string | null;
  /**
     * Where it is to be seen at the provider.
     * @maxLength 500
     */
  contentUrl: string;
  /**
     * What it shows, in its order.
     * @maxItems 20
     */
  media: ContentMedium[];
  /**
     * The words that it is found by, without the sign before them.
     * @maxItems 30
     * @items.maxLength 100
     */
  hashTags: string[];
  /** Whether it is the content of the account that asks. */
  isMe: boolean;
  /**
     * The display ID of the account that has posted it.
     * @maxLength 30
     */
  displayId: string;
  /** Whether items are recommended with it. */
  isItemLinked: boolean;
}
