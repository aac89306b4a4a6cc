/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Picture } from './picture.ts';

export interface News {
  /**
     * The ID of the news article, as in the URL of its page.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  contentId: string;
  /**
     * The title, on one line, in the language of the request, or in the other language if it was only written in that one.
     * @maxLength 200
     */
  title: string;
  /**
     * The text in Markdown, in the language of the title.
     * @maxLength 200000
     */
  content: string;
  /**
     * The URL path of the widest picture file; null if there is no picture.
     * @maxLength 100
     * @nullable
     */
  imageUrl: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
  /** When it was published. */
  publishedAt: string;
  /**
     * When it was last changed after publication; null if it was not.
     * @nullable
     */
  revisedAt: string | null;
  /** Whether the account has read it. News published before the account was created counts as read. */
  readFlag: boolean;
}
