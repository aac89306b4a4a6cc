/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface CreateSocialAccount {
  /**
     * The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.
     * @minLength 1
     * @maxLength 30
     * @pattern ^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$
     */
  displayId: string;
  /**
     * The name shown on the page, on one line.
     * @minLength 1
     * @maxLength 30
     */
  displayName: string;
  /**
     * The ID of the verified user at the provider.
     * @minLength 1
     * @maxLength 1000
     */
  userId: string;
  /**
     * The single-use token returned with the verified user; valid in the same browser only.
     * @minLength 1
     * @maxLength 1000
     */
  authToken: string;
}
