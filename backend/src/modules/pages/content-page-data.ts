import { type PublicAccountResponse } from '../accounts/dto/public-account.response.js';
import { type ContentTileList } from '../contents/content-tile.js';
import { type ContentResponse } from '../contents/dto/content.response.js';
import { type ItemTileList } from '../items/item-tile.js';

/** What the page of a content is rendered from. */
export interface ContentPageData {
  account: PublicAccountResponse;
  content: ContentResponse;
  /** What is recommended with the content; null where it could not be read. */
  items: ItemTileList | null;
  /** The contents of the creator's page, this one among them; null where they could not be read. */
  contents: ContentTileList | null;
}
