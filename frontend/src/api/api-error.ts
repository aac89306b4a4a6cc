import { ErrorCode } from './generated/model/errorCode';

export type { ErrorCode };

/** An error of one request field. */
export interface FieldFailure {
  field: string;
  errorCode: ErrorCode;
  message: string;
}

/** A failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly statusCode: number;
  readonly errorCode: ErrorCode;
  readonly fields: readonly FieldFailure[];
  /** Seconds to wait before a retry, if the API names them. */
  readonly retryAfterS: number | null;

  constructor({
    statusCode = 500,
    errorCode = 'unknown',
    message = '',
    fields = [],
    retryAfterS = null,
  }: Partial<Pick<ApiError, 'statusCode' | 'errorCode' | 'message' | 'fields' | 'retryAfterS'>> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

/** A 401 because the session has expired, not for a reason of the operation. */
export class SessionExpired extends ApiError {
  constructor() {
    super({ statusCode: 401 });
  }
}

/** Whether a value is a known error code; a newer server may send others. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ErrorCode, value);
}

/** The status of an error; 500 if it is not from the API. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.statusCode : 500;
}
