/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Translation {
  /**
     * The name; null where that of the account is shown.
     * @maxLength 30
     * @nullable
     */
  displayName: string | null;
  /**
     * The introduction; null where that of the account is shown.
     * @maxLength 150
     * @nullable
     */
  introduction: string | null;
}
