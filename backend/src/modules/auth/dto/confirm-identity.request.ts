import { ApiSchema } from '@nestjs/swagger';
import { CodeField } from '../../../common/validation/fields.js';
import { PasswordField } from '../../accounts/account.fields.js';

/** Proof of identity: exactly one of the two. */
@ApiSchema({ name: 'ConfirmIdentity' })
export class ConfirmIdentityRequest {
  @PasswordField({ optional: true, description: 'The password of the account.' })
  password?: string;

  @CodeField({
    optional: true,
    description: 'The six-digit code from the e-mail; only for an account without a password.',
  })
  code?: string;
}
