/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetailInput } from './linkDetailInput.ts';

export interface CreateLink {
  /**
     * Which kind of link it is, as the list of kinds names it.
     * @minimum 1
     * @maximum 2147483647
     */
  linkTypeId: number;
  /**
     * What it consists of, exactly as many as its kind has.
     * @maxItems 4
     */
  details: LinkDetailInput[];
}
