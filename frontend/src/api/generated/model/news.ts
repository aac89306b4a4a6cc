/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Picture } from './picture.ts';

export interface News {
  /**
     * Names the piece of news; stands in the address of its page.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  contentId: string;
  /**
     * The title, on one line, in the language of the request; in the other one where it is written in that alone.
     * @maxLength 200
     */
  title: string;
  /**
     * The text in Markdown, in the language of the title.
     * @maxLength 200000
     */
  content: string;
  /**
     * The address of the widest file of its picture, on this host; null where it shows none above its text.
     * @maxLength 100
     * @nullable
     */
  imageUrl: string | null;
  /** Its picture in all its widths; null where it shows none. */
  picture: Picture | null;
  /** When it was published. */
  publishedAt: string;
  /**
     * When it was changed after that; null where it was not.
     * @nullable
     */
  revisedAt: string | null;
  /** Whether the account has read it; what was published before the account was made counts as read. */
  readFlag: boolean;
}
