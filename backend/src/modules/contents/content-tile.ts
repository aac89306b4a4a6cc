import { type BriefPicture } from '../pictures/picture-names.rules.js';
import {
  type ContentListResponse,
  type ContentMediumResponse,
  type ContentResponse,
} from './dto/content.response.js';

/** What a grid shows of a picture or video. */
export type TileMedium = Pick<ContentMediumResponse, 'videoFlag' | 'videoUrl'> & {
  picture: BriefPicture | null;
};

/** What a grid shows of a content: without its texts, which are long, and with the first of its media alone. */
export type ContentTile = Pick<
  ContentResponse,
  'contentId' | 'provider' | 'publishedAt' | 'title' | 'contentUrl' | 'isItemLinked'
> & { media: TileMedium[] };

/** A part of an account's contents as a grid shows them. */
export type ContentTileList = Omit<ContentListResponse, 'results'> & { results: ContentTile[] };
