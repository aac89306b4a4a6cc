/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface WriteTranslation {
  /**
     * The name, on one line; empty, null or left out where the original is to be shown.
     * @maxLength 30
     * @nullable
     */
  displayName?: string | null;
  /**
     * What the creator says about themselves; empty, null or left out where the original is to be shown.
     * @maxLength 150
     * @nullable
     */
  introduction?: string | null;
}
