import { type ValidationArguments } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';

/** The rule that a value breaks, in place of class-validator's own sentence: words are found where the answer is written. */
export const breaks = (code: ErrorCode) => ({ message: code });

/** A value that is not there is `required`; any other that is refused breaks the rule named. */
export const requiredOr = (code: ErrorCode) => ({
  message: ({ value }: ValidationArguments): ErrorCode =>
    value === undefined || value === null ? 'required' : code,
});
