/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface FlowToken {
  /**
     * To be sent as `X-Flow-Token` with the next steps of the flow.
     * @maxLength 200
     */
  flowToken: string;
  /**
     * The lifetime of the token in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresIn: number;
}
