/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface SetPassword {
  /**
     * The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
}
