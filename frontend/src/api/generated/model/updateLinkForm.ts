/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetailInputForm } from './linkDetailInputForm.ts';

export interface UpdateLinkForm {
  /**
     * Changes of the details, by position; an empty one changes nothing.
     * @maxItems 4
     */
  details: LinkDetailInputForm[];
}
