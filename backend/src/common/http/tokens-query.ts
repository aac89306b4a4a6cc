import { applyDecorators, type PipeTransform } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { InvalidInput } from '../errors/request-errors.js';

/** Where an answer carries a token, of a session or of a flow: in a cookie, or in its body for programs that keep none. */
export type TokenPlace = 'cookies' | 'body';

/** The query by which a program asks for its tokens in the body. */
export const TOKENS_QUERY = 'tokens';

/** Describes the query. */
export const ApiTokensQuery = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: TOKENS_QUERY,
      required: false,
      description:
        'For programs that keep no cookies: `body` has tokens answered in the body, and no cookies set for them.',
      schema: { type: 'string', enum: ['body'], example: 'body' },
    }),
  );

/** Reads the query. */
export class TokenPlacePipe implements PipeTransform<unknown, TokenPlace> {
  /** @throws InvalidInput for any other value than the one there is */
  transform(value: unknown): TokenPlace {
    if (value === undefined) return 'cookies';
    if (value === 'body') return 'body';
    throw new InvalidInput([{ field: TOKENS_QUERY, code: 'invalidFormat' }]);
  }
}
