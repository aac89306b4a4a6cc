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
  /** The error code of the first entry. */
  errorCode: ErrorCode;
  /**
     * The message of the first entry.
     * @maxLength 200
     */
  message: string;
  /**
     * All errors found in the request; at least one.
     * @minItems 1
     */
  errors: FailureEntry[];
  /** The ID of the request in the server's log. */
  requestId: string;
}
