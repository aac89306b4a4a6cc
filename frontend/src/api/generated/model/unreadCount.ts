/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface UnreadCount {
  /**
     * The number of unread news articles published since the account was created.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}
