import { ApiSchema } from '@nestjs/swagger';
import { RefreshTokenField } from '../../../common/validation/fields.js';

/** What a program renews its session with. */
@ApiSchema({ name: 'RefreshSession' })
export class RefreshSessionRequest {
  @RefreshTokenField({ optional: true })
  refreshToken?: string;
}
