import { ApiSchema } from '@nestjs/swagger';
import { MailedTokenField } from '../../../common/validation/fields.js';

/** The way back from a change of the e-mail address. */
@ApiSchema({ name: 'UndoEmailChange' })
export class UndoEmailChangeRequest {
  @MailedTokenField()
  token: string;
}
