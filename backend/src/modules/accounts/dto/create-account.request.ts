import { EmailField } from '../../../common/validation/fields.js';
import { DisplayIdField, DisplayNameField, NewPasswordField } from '../account.fields.js';
import { ApiSchema } from '@nestjs/swagger';

/** The input of a sign-up. */
@ApiSchema({ name: 'CreateAccount' })
export class CreateAccountRequest {
  @DisplayIdField()
  displayId: string;

  @DisplayNameField()
  displayName: string;

  @EmailField()
  email: string;

  @NewPasswordField()
  password: string;
}
