/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContentList } from './briefContentList.ts';
import type { BriefItemList } from './briefItemList.ts';
import type { Content } from './content.ts';
import type { ContentPageKind } from './contentPageKind.ts';
import type { PublicAccount } from './publicAccount.ts';

export interface ContentPage {
  /** The discriminator. */
  kind: ContentPageKind;
  /** The account that posted the content. */
  account: PublicAccount;
  /** The content. */
  content: Content;
  /** The items of the content; null if they could not be read. */
  items: BriefItemList | null;
  /** The contents of the creator's page, including this one; null if they could not be read. */
  contents: BriefContentList | null;
  /** Whether search engines may list the page. */
  searchable: boolean;
  /**
     * The URL path of the share card, a JPEG of 1200 × 630 pixels; null until it has been drawn.
     * @maxLength 76
     * @nullable
     */
  shareCard: string | null;
}
