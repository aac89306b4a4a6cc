import { ApiSchema } from '@nestjs/swagger';
import {
  keepUnchanged,
  checkCompared,
  MAX_TOKEN_LENGTH,
  TextField,
} from '../../../common/validation/fields.js';

/** The refresh token of a program. */
@ApiSchema({ name: 'RefreshSession' })
export class RefreshSessionRequest {
  @TextField({
    normalise: keepUnchanged,
    check: checkCompared(MAX_TOKEN_LENGTH),
    optional: true,
    description: 'The most recent refresh token.',
    minLength: 1,
    maxLength: MAX_TOKEN_LENGTH,
    example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a.1.nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  })
  refreshToken?: string;
}
