import { ApiSchema } from '@nestjs/swagger';
import { EmailField, PasswordField } from '../../../common/validation/fields.js';

/** What a person logs in with. */
@ApiSchema({ name: 'LogIn' })
export class LogInRequest {
  @EmailField()
  email: string;

  @PasswordField()
  password: string;
}
