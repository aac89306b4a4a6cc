import { type ErrorCode } from '../api/api-error';

/** The same keys with words of another language: a missing or a superfluous one is a type error. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

/** The words for every error code: a code that the API gains and the page does not know is a type error. */
export type ErrorWords = Readonly<Record<ErrorCode, string>>;
