/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { OwnCategory } from './ownCategory.ts';

export interface OwnCategoryKind {
  /**
     * Names the kind.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * What it is called, in the language of the request.
     * @maxLength 50
     */
  name: string;
  /**
     * What can be chosen of it, and what is.
     * @minItems 1
     * @maxItems 100
     */
  children: OwnCategory[];
}
