/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefContentList } from './briefContentList.ts';
import type { BriefItemList } from './briefItemList.ts';
import type { BriefLinkageList } from './briefLinkageList.ts';
import type { BriefLinkList } from './briefLinkList.ts';
import type { ProfilePageKind } from './profilePageKind.ts';
import type { PublicAccount } from './publicAccount.ts';

export interface ProfilePage {
  /** The discriminator. */
  kind: ProfilePageKind;
  /** The account whose page it is. */
  account: PublicAccount;
  /** The creator's linked accounts. */
  linkages: BriefLinkageList;
  /** The contents of the page. */
  contents: BriefContentList;
  /** The links of the page. */
  links: BriefLinkList;
  /** The items of the page. */
  items: BriefItemList;
  /** Whether search engines may list the page. */
  searchable: boolean;
  /**
     * The URL path of the share card, a JPEG of 1200 × 630 pixels; null until it has been drawn.
     * @maxLength 76
     * @nullable
     */
  shareCard: string | null;
}
