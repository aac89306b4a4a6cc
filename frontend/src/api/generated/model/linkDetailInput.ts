/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface LinkDetailInput {
  /**
     * The title, on one line, up to the limit of the type; empty for none, which requires a text.
     * @maxLength 30
     * @nullable
     */
  title?: string | null;
  /**
     * The URL: http or https with a valid public host and without user information; `mailto:` with one e-mail address and an optional `subject`; `tel:` with digits, hyphens and an optional leading `+`; empty for none.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /**
     * The text, on any number of lines, up to the limit of the type; empty for none.
     * @maxLength 200
     * @nullable
     */
  text?: string | null;
  /**
     * The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.
     * @maxLength 200
     */
  imageFileName?: string;
}
