import { ApiSchema } from '@nestjs/swagger';
import { NewPasswordField } from '../account.fields.js';

/** A password to be set. */
@ApiSchema({ name: 'SetPassword' })
export class SetPasswordRequest {
  @NewPasswordField()
  password: string;
}
