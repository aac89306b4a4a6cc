import { type ErrorCode } from '../api/api-error';

/** The same keys in another language; missing and extra keys are type errors. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

/** The texts of all error codes; a missing one is a type error. */
export type ErrorWords = Readonly<Record<ErrorCode, string>>;
