import { ErrorCode } from './generated/model/errorCode';

export type { ErrorCode };

/** What the API says about one field of a request. */
export interface FieldFailure {
  field: string;
  errorCode: ErrorCode;
  message: string;
}

/** A refused or failed call, in the one form that the rest of the page knows. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly statusCode: number;
  readonly errorCode: ErrorCode;
  readonly fields: readonly FieldFailure[];
  /** After how many seconds another try has a chance, where the API says so. */
  readonly retryAfterS: number | null;

  constructor({
    statusCode = 500,
    errorCode = 'unknown',
    message = '',
    fields = [],
    retryAfterS = null,
  }: {
    statusCode?: number;
    errorCode?: ErrorCode;
    message?: string;
    fields?: readonly FieldFailure[];
    retryAfterS?: number | null;
  } = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

/** A call that was refused because nobody is signed in any more, and for no reason of its own operation. */
export class SessionExpired extends ApiError {
  constructor() {
    super({ statusCode: 401 });
  }
}

/** Whether a text is a code that this build knows; a newer server may send others. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ErrorCode, value);
}

/** The status of a failure; 500 for anything that is not an answer of the API. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.statusCode : 500;
}
