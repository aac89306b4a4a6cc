/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Withdraw {
  /**
     * The ID of the reason, from `listWithdrawReasons`.
     * @minimum 1
     * @maximum 2147483647
     */
  reasonId: number;
  /**
     * The reason in words. Required with reason 1, rejected with any other.
     * @minLength 1
     * @maxLength 200
     */
  reasonText?: string;
}
