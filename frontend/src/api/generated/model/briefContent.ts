/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContentMedium } from './briefContentMedium.ts';
import type { ContentProvider } from './contentProvider.ts';

export interface BriefContent {
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
     * Where it is to be seen at the provider.
     * @maxLength 500
     */
  contentUrl: string;
  /** Whether items are recommended with it. */
  isItemLinked: boolean;
  /** The first of its media alone. */
  media: BriefContentMedium[];
}
