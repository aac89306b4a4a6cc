import { ERROR_WORDS, type ErrorCode } from './error-code.js';
import { type Words } from '../rules/language.js';

/** What all failures of a class have in common. */
export interface FailureSpec {
  status: number;
  code: ErrorCode;
  words: Words;
  /** The field concerned, as the request names it. */
  field: string | null;
}

/** One entry of a failure's `errors`: a broken rule, and its field if any. */
export type FailureEntry = Omit<FailureSpec, 'status'>;

/** A class of failure, thrown to end a request and listed in `@Fails` to document an operation. */
export interface AppErrorClass {
  readonly spec: FailureSpec;
  readonly name: string;
}

/** The base of all failures that clients see; the exception filter writes the body. */
export abstract class AppError extends Error {
  static readonly spec: FailureSpec;

  /**
   * @param field the field concerned; by default that of the class
   * @param retryAfterS seconds for the `Retry-After` header
   */
  constructor(
    private readonly field = new.target.spec.field,
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
    const { code, words } = this.spec;
    return [{ code, words, field: this.field }];
  }
}

/** The base of a class of failure; its message defaults to its code's. */
export const failure = (
  status: number,
  code: ErrorCode,
  { field = null, ...words }: Partial<Words> & { field?: string | null } = {},
) =>
  class extends AppError {
    static override readonly spec = { status, code, words: { ...ERROR_WORDS[code], ...words }, field };
  };
