/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetailInput } from './linkDetailInput.ts';

export interface UpdateLink {
  /**
     * Changes of the details, by position; an empty one changes nothing.
     * @maxItems 4
     */
  details: LinkDetailInput[];
}
