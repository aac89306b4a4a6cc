/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ErrorCode } from './errorCode.ts';
import type { FailureEntry } from './failureEntry.ts';

export interface Failure {
  /**
     * The HTTP status.
     * @minimum 400
     * @maximum 599
     */
  statusCode: number;
  /** The first entry's code. */
  errorCode: ErrorCode;
  /**
     * The first entry's message.
     * @maxLength 200
     */
  message: string;
  /**
     * Everything that is wrong; at least one entry.
     * @minItems 1
     */
  errors: FailureEntry[];
  /** Names the request in the log of the server. */
  requestId: string;
}
