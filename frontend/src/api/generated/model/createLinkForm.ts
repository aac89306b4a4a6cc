/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetailInputForm } from './linkDetailInputForm.ts';

export interface CreateLinkForm {
  /**
     * The ID of the link type.
     * @minimum 1
     * @maximum 2147483647
     */
  linkTypeId: number;
  /**
     * The details, exactly as many as the type has.
     * @maxItems 4
     */
  details: LinkDetailInputForm[];
}
