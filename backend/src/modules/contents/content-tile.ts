import { type ContentListResponse, type ContentResponse } from './dto/content.response.js';

/** What a grid shows of a content: without its texts, which are long, and with the first of its media alone. */
export type ContentTile = Pick<
  ContentResponse,
  'contentId' | 'provider' | 'publishedAt' | 'title' | 'contentUrl' | 'media' | 'isItemLinked'
>;

/** A part of an account's contents as a grid shows them. */
export type ContentTileList = Omit<ContentListResponse, 'results'> & { results: ContentTile[] };
