/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ErrorCode } from './errorCode.ts';

export interface FailureEntry {
  /**
     * A message in the language of the request.
     * @maxLength 200
     */
  message: string;
  /** The error code. */
  errorCode: ErrorCode;
  /**
     * The name of the field in the request; null if the error is not about a field.
     * @maxLength 100
     * @nullable
     */
  field: string | null;
}
