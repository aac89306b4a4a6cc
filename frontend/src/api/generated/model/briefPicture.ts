/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface BriefPicture {
  /** The SHA-256 hash of the files’ content in hexadecimal, used in their names. */
  hash: string;
  /** The width of the original, upright, in pixels. */
  width: number;
  /** The height of the original, upright, in pixels. */
  height: number;
  /** The widths of the files, ascending, in pixels. */
  widths: number[];
  /** A CSS color to show while the picture loads. */
  placeholder: string;
}
