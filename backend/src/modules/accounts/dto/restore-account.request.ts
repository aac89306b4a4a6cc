import { ApiSchema } from '@nestjs/swagger';
import { MailedTokenField } from '../../../common/validation/fields.js';

/** A request to restore a deleted account. */
@ApiSchema({ name: 'RestoreAccount' })
export class RestoreAccountRequest {
  @MailedTokenField()
  token: string;
}
