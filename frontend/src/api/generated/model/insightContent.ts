/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightContentProvider } from './insightContentProvider.ts';

export interface InsightContent {
  /**
     * The content's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /**
     * The title; without one the first line of the description, or null.
     * @maxLength 191
     * @nullable
     */
  title: string | null;
  /** The provider it was posted from. */
  provider: InsightContentProvider;
  /** When it was published at the provider. */
  publishedAt: string;
  /**
     * The number of views of its page.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks on it, on the profile or on its own page.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
