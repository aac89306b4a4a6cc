import { ApiSchema } from '@nestjs/swagger';
import { MailedTokenField } from '../../../common/validation/fields.js';

/** A request to undo a change of the e-mail address. */
@ApiSchema({ name: 'UndoEmailChange' })
export class UndoEmailChangeRequest {
  @MailedTokenField()
  token: string;
}
