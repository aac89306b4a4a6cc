/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface UnreadCount {
  /**
     * How many pieces of news, published since the account was made, have not been read.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}
