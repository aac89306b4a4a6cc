/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetail } from './linkDetail.ts';
import type { LinkTypeName } from './linkTypeName.ts';

export interface Link {
  /**
     * Names the link.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * Which kind of link it is, by its id.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** Which kind of link it is, by its name. */
  linkTypeName: LinkTypeName;
  /**
     * What it consists of, as many as its kind has.
     * @minItems 1
     * @maxItems 4
     */
  details: LinkDetail[];
}
