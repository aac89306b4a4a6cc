/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Picture } from './picture.ts';

export interface LinkDetail {
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
  /**
     * The URL path of the widest picture file; null if there is none.
     * @maxLength 100
     * @nullable
     */
  image: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
}
