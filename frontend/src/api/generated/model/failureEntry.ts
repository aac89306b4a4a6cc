/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ErrorCode } from './errorCode.ts';

export interface FailureEntry {
  /**
     * What is wrong, in the language of the request.
     * @maxLength 200
     */
  message: string;
  /** The code of what is wrong. */
  errorCode: ErrorCode;
  /**
     * The field concerned, as the request names it; null where it is none.
     * @maxLength 100
     * @nullable
     */
  field: string | null;
}
