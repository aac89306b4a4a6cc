/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightContentProvider } from './insightContentProvider.ts';

export interface InsightContent {
  /**
     * The content.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /**
     * Its title, or else the first line of its text; null without either.
     * @maxLength 191
     * @nullable
     */
  title: string | null;
  /** Where it was posted first. */
  provider: InsightContentProvider;
  /** When it was posted there. */
  publishedAt: string;
  /**
     * How often its page was viewed.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * How often it was pressed, on the profile or its own page.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
