import { ERROR_WORDS, type ErrorCode } from './error-code.js';
import { type Words } from '../language.js';

/** What one kind of failure is: its HTTP status, its code, and what is said about it. */
export interface FailureSpec {
  status: number;
  code: ErrorCode;
  words: Words;
}

/** One entry of a failure's `errors`: a broken rule, and the field it concerns where there is one. */
export interface FailureEntry {
  code: ErrorCode;
  words: Words;
  field: string | null;
}

/** Describes a failure; without words of its own it says what its code says. */
export function failure(status: number, code: ErrorCode, words: Words = ERROR_WORDS[code]): FailureSpec {
  return { status, code, words };
}

/** A class of failure: thrown to end a request, named in `@Fails` to document an operation. */
export interface AppErrorClass {
  readonly spec: FailureSpec;
  readonly name: string;
}

/**
 * The base of every failure that a client is told about. A subclass declares `static readonly spec`; the exception
 * filter turns an instance into the one body of failures.
 */
export abstract class AppError extends Error {
  static readonly spec: FailureSpec;

  /** @param retryAfterS seconds after which trying again makes sense; becomes the `Retry-After` header */
  constructor(
    private readonly field: string | null = null,
    readonly retryAfterS: number | null = null,
  ) {
    super(new.target.spec.words.en);
    this.name = new.target.name;
  }

  /** The failure's kind, as its class declares it. */
  get spec(): FailureSpec {
    return (this.constructor as unknown as AppErrorClass).spec;
  }

  /** What is wrong, entry by entry; there is always at least one. */
  get entries(): FailureEntry[] {
    return [{ code: this.spec.code, words: this.spec.words, field: this.field }];
  }
}
