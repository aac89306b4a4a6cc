/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContentList } from './briefContentList.ts';
import type { BriefItemList } from './briefItemList.ts';
import type { LinkageList } from './linkageList.ts';
import type { PageLinkList } from './pageLinkList.ts';
import type { ProfilePageKind } from './profilePageKind.ts';
import type { PublicAccount } from './publicAccount.ts';

export interface ProfilePage {
  /** Tells the kinds apart. */
  kind: ProfilePageKind;
  /** Whose page it is. */
  account: PublicAccount;
  /** The accounts that the creator has elsewhere. */
  linkages: LinkageList;
  /** What the creator has posted. */
  contents: BriefContentList;
  /** What the page leads to. */
  links: PageLinkList;
  /** What the creator recommends. */
  items: BriefItemList;
  /** Whether search engines may list the page. */
  searchable: boolean;
  /**
     * The path of the card for previews, a JPEG of 1200 by 630 pixels; null until it is drawn.
     * @maxLength 76
     * @nullable
     */
  shareCard: string | null;
}
