/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Translation {
  /**
     * The display name; null if the account's own is shown.
     * @maxLength 30
     * @nullable
     */
  displayName: string | null;
  /**
     * The introduction; null if the account's own is shown.
     * @maxLength 150
     * @nullable
     */
  introduction: string | null;
}
