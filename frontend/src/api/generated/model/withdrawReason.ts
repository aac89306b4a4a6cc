/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface WithdrawReason {
  /**
     * Names the reason; 1 is "something else", which has to be put into words.
     * @minimum 1
     * @maximum 2147483647
     */
  reasonId: number;
  /**
     * The reason, in the language of the request.
     * @maxLength 100
     */
  reason: string;
}
