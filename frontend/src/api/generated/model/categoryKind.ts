/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Category } from './category.ts';

export interface CategoryKind {
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
     * What can be chosen of it.
     * @minItems 1
     * @maxItems 100
     */
  children: Category[];
}
