/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkTypeName } from './linkTypeName.ts';

export interface LinkType {
  /**
     * The ID of the type.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** The name of the type: a text card, one, three or four pictures side by side, or a card with a picture and text. */
  name: LinkTypeName;
  /**
     * The exact number of details.
     * @minimum 1
     * @maximum 4
     */
  detailCount: number;
  /**
     * The maximum length of a title, in code points.
     * @minimum 1
     * @maximum 30
     */
  titleMax: number;
  /**
     * The maximum length of a text, in code points; 0 if details have no text.
     * @minimum 0
     * @maximum 200
     */
  textMax: number;
  /** Whether each detail has a picture; otherwise none has one. */
  imageRequired: boolean;
}
