import { ApiSchema } from '@nestjs/swagger';
import { EmailField } from '../../../common/validation/fields.js';
import { PasswordField } from '../../accounts/account.fields.js';

/** The credentials of a login. */
@ApiSchema({ name: 'LogIn' })
export class LogInRequest {
  @EmailField()
  email: string;

  @PasswordField()
  password: string;
}
