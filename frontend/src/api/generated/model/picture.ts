/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { PictureSource } from './pictureSource.ts';

export interface Picture {
  /**
     * The URL path of the widest WebP file.
     * @maxLength 100
     */
  url: string;
  /**
     * The width of the original, upright, in pixels; with the height it gives the aspect ratio.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the original, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /**
     * The WebP files, narrowest first.
     * @minItems 1
     * @maxItems 10
     */
  sources: PictureSource[];
  /**
     * The URL path of a JPEG for link previews.
     * @maxLength 100
     */
  preview: string;
  /**
     * A CSS color to show while the picture loads.
     * @maxLength 200
     */
  placeholder: string;
}
