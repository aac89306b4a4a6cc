import { type PublicAccountResponse } from '../accounts/dto/public-account.response.js';
import { type ContentTileList } from '../contents/content-tile.js';
import { type ItemTileList } from '../items/item-tile.js';
import { type LinkListResponse } from '../links/dto/link.response.js';
import { type LinkageListResponse } from '../oauth/linkages/dto/linkage.response.js';

/** The lists of a creator's page of which it shows a part first. */
export const PAGE_LISTS = ['links', 'contents', 'items'] as const;

export type PageList = (typeof PAGE_LISTS)[number];

/** What a creator's page is rendered from. */
export interface ProfilePageData {
  account: PublicAccountResponse;
  linkages: LinkageListResponse;
  contents: ContentTileList;
  links: LinkListResponse;
  items: ItemTileList;
}
