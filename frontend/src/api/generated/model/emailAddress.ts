/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface EmailAddress {
  /**
     * An e-mail address in ASCII; compared without regard to case.
     * @minLength 1
     * @maxLength 256
     */
  email: string;
}
