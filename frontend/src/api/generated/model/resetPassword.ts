/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ResetPassword {
  /**
     * A password: no white space, at least three of upper case, lower case, digit and symbol; common ones and ones made of the display ID or e-mail address are refused.
     * @minLength 8
     * @maxLength 128
     */
  password: string;
  /** Whether the providers that one can log in with, such as LINE, are disconnected as well. */
  disconnectSocialLogins?: boolean;
}
