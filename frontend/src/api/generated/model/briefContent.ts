/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContentMedium } from './briefContentMedium.ts';
import type { ContentProvider } from './contentProvider.ts';

export interface BriefContent {
  /**
     * The ID of the content.
     * @minimum 1
     * @maximum 2147483647
     */
  contentId: number;
  /** The provider it was posted from. */
  provider: ContentProvider;
  /** When it was published at the provider. For stories, for TikTok posts whose URL does not contain the time, and after YouTube data had to be removed: when it was posted here. */
  publishedAt: string;
  /**
     * The title, on one line; null if there is none.
     * @maxLength 191
     * @nullable
     */
  title: string | null;
  /**
     * Its URL at the provider.
     * @maxLength 500
     */
  contentUrl: string;
  /** Whether it has items. */
  isItemLinked: boolean;
  /**
     * The first line of its text, cut as its name, if it has no title; null otherwise.
     * @maxLength 5000
     * @nullable
     */
  description: string | null;
  /** Only the first medium. */
  media: BriefContentMedium[];
}
