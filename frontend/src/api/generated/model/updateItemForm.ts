/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Visibility } from './visibility.ts';

export interface UpdateItemForm {
  /** Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. A draft was never published: new entries are `public` or `draft`, a draft cannot become `hidden`, and an entry that was `public` or `hidden` cannot become a draft. */
  visibility?: Visibility;
  /**
     * From when visitors see it, if it is public. In ISO 8601 with `Z` or an offset, from 2000 to 2099; empty or null for none.
     * @maxLength 35
     * @nullable
     */
  visibleFrom?: string | null;
  /**
     * Until when visitors see it, if it is public; after `visibleFrom`. In ISO 8601 with `Z` or an offset, from 2000 to 2099; empty or null for none.
     * @maxLength 35
     * @nullable
     */
  visibleUntil?: string | null;
  /**
     * The keyword to search malls for, on one line. For an item with a URL its name; empty or null for none.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  /**
     * The http or https URL of a shop; empty or null for an item with a keyword. Amazon.co.jp URLs that are too long are stored without their query, except `tag`.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /** The picture as a file; alternatively `imageFileName`. A still JPEG, PNG or WebP, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
  /** Whether malls are searched for its keyword, which drops its URL; otherwise it has a URL, and the keyword becomes its name. In a form, `1` or `0`. */
  majorMallFlag?: boolean;
}
