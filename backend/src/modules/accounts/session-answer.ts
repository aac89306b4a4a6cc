import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ApiTokensQuery } from '../../common/http/tokens-query.js';
import { SessionTokensResponse } from '../../security/sessions/session-tokens.response.js';
import { OwnAccountResponse } from './dto/own-account.response.js';

/** Documents an operation that begins a session: it sets cookies, or returns tokens to programs that ask for them. */
export const ApiSessionAnswer = (status: 200 | 201, account: string): MethodDecorator =>
  applyDecorators(
    ApiTokensQuery(),
    ApiExtraModels(OwnAccountResponse, SessionTokensResponse),
    ApiResponse({
      status,
      description: `${account}; the session cookies are set. With \`tokens=body\`, the session tokens instead, and no cookies are set.`,
      schema: {
        oneOf: [{ $ref: getSchemaPath(OwnAccountResponse) }, { $ref: getSchemaPath(SessionTokensResponse) }],
      },
    }),
  );
