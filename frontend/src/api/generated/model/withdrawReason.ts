/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface WithdrawReason {
  /**
     * The reason's ID; 1 is "something else", which requires a text.
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
