import { ApiSchema } from '@nestjs/swagger';
import { MailedTokenField } from '../../../common/validation/fields.js';

/** The way back from a withdrawal. */
@ApiSchema({ name: 'RestoreAccount' })
export class RestoreAccountRequest {
  @MailedTokenField()
  token: string;
}
