/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface Withdraw {
  /**
     * The reason, as the list of reasons names it.
     * @minimum 1
     * @maximum 2147483647
     */
  reasonId: number;
  /**
     * The reason in words: needed with reason 1, refused with any other.
     * @minLength 1
     * @maxLength 200
     */
  reasonText?: string;
}
