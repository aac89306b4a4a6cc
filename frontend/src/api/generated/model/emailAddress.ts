/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface EmailAddress {
  /**
     * An e-mail address in ASCII, not case-sensitive.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
}
