import {
  type ArgumentMetadata,
  type ValidationError,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { ERROR_CODES, type ErrorCode } from '../errors/error-code.js';
import { InvalidInput } from '../errors/request-errors.js';

function brokenRule({ constraints = {} }: ValidationError): ErrorCode {
  if ('whitelistValidation' in constraints) return 'unknownField';
  // Each rule's message is its code; only the first broken rule is reported.
  const [message] = Object.values(constraints);
  return ERROR_CODES.find((code) => code === message) ?? 'invalidFormat';
}

/** Lists the broken rules with their fields in form notation: `details[0][title]`. */
function flatten(errors: ValidationError[], parent = ''): { field: string; code: ErrorCode }[] {
  return errors.flatMap((error) => {
    const field = parent === '' ? error.property : `${parent}[${error.property}]`;
    const children = flatten(error.children ?? [], field);
    return children.length > 0 ? children : [{ field, code: brokenRule(error) }];
  });
}

const OPTIONS: ValidationPipeOptions = {
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => new InvalidInput(flatten(errors)),
};

/** Rejects unknown fields of bodies and ignores unknown query parameters, which others add to URLs. */
class RequestValidationPipe extends ValidationPipe {
  private readonly queries = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: false });

  constructor() {
    super(OPTIONS);
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'query'
      ? this.queries.transform(value, metadata)
      : super.transform(value, metadata);
  }

  /** Leaves path parameters as strings: converted to numbers, `0x10` would be valid. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

export function createValidationPipe(): ValidationPipe {
  return new RequestValidationPipe();
}
