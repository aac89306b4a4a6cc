import { ApiSchema } from '@nestjs/swagger';
import { CodeField } from '../../../common/validation/fields.js';
import { NewPasswordField } from '../account.fields.js';

/** A mailed code, and the password that is set if it is right. */
@ApiSchema({ name: 'CheckPasswordCode' })
export class CheckPasswordCodeRequest {
  @CodeField()
  code: string;

  @NewPasswordField()
  password: string;
}
