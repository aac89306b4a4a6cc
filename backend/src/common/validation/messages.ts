import { type ValidationArguments } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';

/** Uses the error code as class-validator's message; the filter translates it. */
export const breaks = (code: ErrorCode) => ({ message: code });

/** `required` for a missing value, else the given code. */
export const requiredOr = (code: ErrorCode) => ({
  message: ({ value }: ValidationArguments): ErrorCode =>
    value === undefined || value === null ? 'required' : code,
});
