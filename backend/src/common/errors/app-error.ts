import { ERROR_WORDS, type ErrorCode } from './error-code.js';
import { type Words } from '../language.js';

/** The status, code and message of a class of failure. */
export interface FailureSpec {
  status: number;
  code: ErrorCode;
  words: Words;
}

/** One entry of a failure's `errors`: a broken rule, and its field if any. */
export interface FailureEntry {
  code: ErrorCode;
  words: Words;
  field: string | null;
}

/** Describes a failure; the message defaults to its code's. */
export function failure(status: number, code: ErrorCode, words: Words = ERROR_WORDS[code]): FailureSpec {
  return { status, code, words };
}

/** A class of failure, thrown to end a request and listed in `@Fails` to document an operation. */
export interface AppErrorClass {
  readonly spec: FailureSpec;
  readonly name: string;
}

/**
 * The base of all failures that clients see. A subclass declares `static readonly spec`; the exception filter writes
 * the body.
 */
export abstract class AppError extends Error {
  static readonly spec: FailureSpec;

  /** @param retryAfterS seconds for the `Retry-After` header */
  constructor(
    private readonly field: string | null = null,
    readonly retryAfterS: number | null = null,
  ) {
    super(new.target.spec.words.en);
    this.name = new.target.name;
  }

  get spec(): FailureSpec {
    return (this.constructor as unknown as AppErrorClass).spec;
  }

  /** At least one entry. */
  get entries(): FailureEntry[] {
    return [{ code: this.spec.code, words: this.spec.words, field: this.field }];
  }
}
