/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { OwnCategory } from './ownCategory.ts';

export interface OwnCategoryKind {
  /**
     * The group's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The name, in the language of the request.
     * @maxLength 50
     */
  name: string;
  /**
     * The categories of the group, with the selected ones marked.
     * @minItems 1
     * @maxItems 100
     */
  children: OwnCategory[];
}
