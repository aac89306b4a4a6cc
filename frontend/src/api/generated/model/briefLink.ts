/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { BriefLinkDetail } from './briefLinkDetail.ts';
import type { LinkTypeName } from './linkTypeName.ts';

export interface BriefLink {
  /**
     * The ID of the link.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * The ID of its type.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** The name of its type. */
  linkTypeName: LinkTypeName;
  /**
     * Its details, as many as its type has.
     * @minItems 1
     * @maxItems 4
     */
  details: BriefLinkDetail[];
}
