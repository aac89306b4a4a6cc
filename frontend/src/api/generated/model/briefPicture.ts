/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface BriefPicture {
  /** SHA-256 of what its files hold, in hexadecimal: they are named by it. */
  hash: string;
  /** The width of the picture as it was sent, upright, in pixels. */
  width: number;
  /** The height of the picture as it was sent, upright, in pixels. */
  height: number;
  /** The widths that there are files of, ascending, in pixels. */
  widths: number[];
  /** What stands in its place until it is there: a colour of CSS. */
  placeholder: string;
}
