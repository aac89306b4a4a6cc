/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContentList } from './briefContentList.ts';
import type { BriefItemList } from './briefItemList.ts';
import type { Content } from './content.ts';
import type { ContentPageKind } from './contentPageKind.ts';
import type { PublicAccount } from './publicAccount.ts';

export interface ContentPage {
  /** Tells the kinds apart. */
  kind: ContentPageKind;
  /** Who has posted the content. */
  account: PublicAccount;
  /** The content. */
  content: Content;
  /** What is recommended with the content; null where it could not be read. */
  items: BriefItemList | null;
  /** The contents of the creator's page, this one among them; null where they could not be read. */
  contents: BriefContentList | null;
  /** Whether search engines may list the page. */
  searchable: boolean;
  /**
     * The path of the card for previews, a JPEG of 1200 by 630 pixels; null until it is drawn.
     * @maxLength 76
     * @nullable
     */
  shareCard: string | null;
}
