import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { ERROR_CODES, type ErrorCode } from '../errors/error-code.js';
import { InvalidInput } from '../errors/request-errors.js';
import { RULE } from './fields.js';

function brokenRule({ constraints = {} }: ValidationError): ErrorCode {
  if ('whitelistValidation' in constraints) return 'unknownField';
  const named = ERROR_CODES.find((code) => code === constraints[RULE]);
  return named ?? 'invalidFormat';
}

function flatten(errors: ValidationError[], parent = ''): { field: string; code: ErrorCode }[] {
  return errors.flatMap((error) => {
    const field = parent === '' ? error.property : `${parent}.${error.property}`;
    const children = flatten(error.children ?? [], field);
    return children.length > 0 ? children : [{ field, code: brokenRule(error) }];
  });
}

/** Validates every request class: unknown fields are refused, and each broken field is named with its rule. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput(flatten(errors)),
  });
}
