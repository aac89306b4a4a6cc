import { type ItemList } from '../features/items/api/public-items';
import { type ContentTileList } from '../features/contents/api/public-contents';
import { type Content } from '../features/contents/api/content';
import { type LinkageList } from '../api/generated/model/linkageList';
import { type LinkList } from '../features/links/api/public-links';
import { type PublicAccount } from '../api/generated/model/publicAccount';
import { type ThemeList } from '../api/generated/model/themeList';
import { type SiteDocument } from '../api/generated/model/siteDocument';

/** Everything that a creator's page shows to a visitor. */
export interface ProfileData {
  kind: 'profile';
  account: PublicAccount;
  linkages: LinkageList;
  contents: ContentTileList;
  links: LinkList;
  items: ItemList;
}

/** Everything that the page of a content shows to a visitor. */
export interface ContentData {
  kind: 'content';
  account: PublicAccount;
  content: Content;
  /** What is recommended with it; null where it could not be read. */
  items: ItemList | null;
  /** What the creator's page shows of contents, this one among them; null where they could not be read. */
  contents: ContentTileList | null;
}

/** What the front page shows besides its words: the themes that its example can take. */
export interface LandingData {
  kind: 'themes';
  themes: ThemeList;
}

/** A document of the site. */
export interface SiteDocumentData {
  kind: 'document';
  document: SiteDocument;
}

/** What a document is made from. */
export type DocumentData = ProfileData | ContentData | LandingData | SiteDocumentData;
