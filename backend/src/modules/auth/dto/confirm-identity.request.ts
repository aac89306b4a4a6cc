import { ApiSchema } from '@nestjs/swagger';
import { CodeField } from '../../../common/validation/fields.js';
import { PasswordField } from '../../accounts/account.fields.js';

/** What shows that it is really the owner who is signed in: one of the two. */
@ApiSchema({ name: 'ConfirmIdentity' })
export class ConfirmIdentityRequest {
  @PasswordField({ optional: true, description: 'The password of the account.' })
  password?: string;

  @CodeField({
    optional: true,
    description: 'The six digits that were mailed; only for an account without a password.',
  })
  code?: string;
}
