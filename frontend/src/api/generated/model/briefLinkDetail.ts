/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefPicture } from './briefPicture.ts';

export interface BriefLinkDetail {
  /**
     * The title, on one line; null if there is only a text.
     * @maxLength 30
     * @nullable
     */
  title: string | null;
  /**
     * The http, https, `mailto:` or `tel:` URL; null for none.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * The text, on any number of lines; null if there is only a title.
     * @maxLength 200
     * @nullable
     */
  text: string | null;
  /** The picture; null if there is none. */
  picture: BriefPicture | null;
}
