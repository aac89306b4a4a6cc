/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface FlowToken {
  /**
     * Sent as `X-Flow-Token` with the calls that go on with the flow.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * Seconds after which it expires.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}
