import { type BriefPicture } from '../pictures/picture-names.rules.js';
import { type ItemListResponse, type ItemResponse } from './dto/item.response.js';

/** What a grid shows of an item. */
export type ItemTile = Omit<ItemResponse, 'image' | 'imageUrl' | 'picture'> & { picture: BriefPicture };

/** A part of a list of items as a grid shows them. */
export type ItemTileList = Omit<ItemListResponse, 'results'> & { results: ItemTile[] };
