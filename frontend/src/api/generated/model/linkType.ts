/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkTypeName } from './linkTypeName.ts';

export interface LinkType {
  /**
     * Names the kind in requests.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** What it is: a card of words, one, three or four pictures side by side, or a card of a picture and words. */
  name: LinkTypeName;
  /**
     * How many details a link of this kind has, exactly.
     * @minimum 1
     * @maximum 4
     */
  detailCount: number;
  /**
     * How long the title of a detail may be, in code points.
     * @minimum 1
     * @maximum 30
     */
  titleMax: number;
  /**
     * How long the text of a detail may be, in code points; 0 where there is none.
     * @minimum 0
     * @maximum 200
     */
  textMax: number;
  /** Whether each detail has a picture; otherwise none has. */
  imageRequired: boolean;
}
