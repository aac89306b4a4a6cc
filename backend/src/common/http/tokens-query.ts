import { type PipeTransform } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { InvalidInput } from '../errors/request-errors.js';

/** Where a response carries a token: in a cookie, or in the body for programs without cookies. */
export type TokenPlace = 'cookies' | 'body';

/** The query parameter that requests tokens in the body. */
export const TOKENS_QUERY = 'tokens';

export const ApiTokensQuery = (): MethodDecorator =>
  ApiQuery({
    name: TOKENS_QUERY,
    required: false,
    description:
      'For programs without cookies: `body` returns tokens in the body instead of setting cookies.',
    schema: { type: 'string', enum: ['body'], example: 'body' },
  });

export class TokenPlacePipe implements PipeTransform<unknown, TokenPlace> {
  /** @throws InvalidInput for other values */
  transform(value: unknown): TokenPlace {
    if (value === undefined) return 'cookies';
    if (value === 'body') return 'body';
    throw new InvalidInput([{ field: TOKENS_QUERY, code: 'invalidFormat' }]);
  }
}
