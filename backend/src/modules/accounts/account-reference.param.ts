import { ApiParam } from '@nestjs/swagger';
import { ACCOUNT_ID_LENGTH } from './account.rules.js';

/** Documents the path parameter that identifies an account. */
export const ApiAccountParam = (name = 'displayId'): MethodDecorator =>
  ApiParam({
    name,
    description: 'A display ID (not case-sensitive) or an account ID.',
    schema: { type: 'string', maxLength: ACCOUNT_ID_LENGTH, example: 'hana.yamada' },
  });
