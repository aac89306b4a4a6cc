/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface WriteTranslation {
  /**
     * The display name, on one line. If empty, null or omitted, the original is shown.
     * @maxLength 30
     * @nullable
     */
  displayName?: string | null;
  /**
     * The introduction. If empty, null or omitted, the original is shown.
     * @maxLength 150
     * @nullable
     */
  introduction?: string | null;
}
