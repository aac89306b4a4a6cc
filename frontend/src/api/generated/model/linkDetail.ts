/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Picture } from './picture.ts';

export interface LinkDetail {
  /**
     * On one line; null where there is a text alone.
     * @maxLength 30
     * @nullable
     */
  title: string | null;
  /**
     * Where it leads: http, https, `mailto:` or `tel:`; null where it leads nowhere.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * On any number of lines; null where there is a title alone.
     * @maxLength 200
     * @nullable
     */
  text: string | null;
  /**
     * The address of the widest file of its picture, on this host; null where it has none.
     * @maxLength 100
     * @nullable
     */
  image: string | null;
  /** Its picture in all its widths; null where it has none. */
  picture: Picture | null;
}
