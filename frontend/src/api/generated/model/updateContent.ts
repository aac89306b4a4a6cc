/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface UpdateContent {
  /**
     * The title, on one line; empty or null for none.
     * @maxLength 191
     * @nullable
     */
  title?: string | null;
  /**
     * The description, on any number of lines; empty or null for none.
     * @maxLength 5000
     * @nullable
     */
  description?: string | null;
}
