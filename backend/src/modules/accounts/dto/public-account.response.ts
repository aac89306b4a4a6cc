import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { OwnAccountResponse } from './own-account.response.js';

/** What everybody may know of an account. */
@ApiSchema({ name: 'PublicAccount' })
export class PublicAccountResponse extends OmitType(OwnAccountResponse, ['email'] as const) {
  @ApiProperty({ description: 'Whether the account is the one that asks.', example: false })
  isMe: boolean;
}
