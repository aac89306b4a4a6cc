/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { PictureSource } from './pictureSource.ts';

export interface Picture {
  /**
     * The address of the widest file, in WebP.
     * @maxLength 100
     */
  url: string;
  /**
     * The width of the picture as it was sent, upright, in pixels; with the height its shape.
     * @minimum 1
     * @maximum 50000000
     */
  width: number;
  /**
     * The height of the picture as it was sent, upright, in pixels.
     * @minimum 1
     * @maximum 50000000
     */
  height: number;
  /**
     * The files in WebP, the narrowest first.
     * @minItems 1
     * @maxItems 10
     */
  sources: PictureSource[];
  /**
     * The address of a JPEG, for previews in chat applications.
     * @maxLength 100
     */
  preview: string;
  /**
     * What stands in its place until it is there: a colour of CSS.
     * @maxLength 200
     */
  placeholder: string;
}
