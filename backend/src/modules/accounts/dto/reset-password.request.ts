import { ApiSchema } from '@nestjs/swagger';
import { FlagField } from '../../../common/validation/fields.js';
import { SetPasswordRequest } from './set-password.request.js';

/** A password to be set by a reset. */
@ApiSchema({ name: 'ResetPassword' })
export class ResetPasswordRequest extends SetPasswordRequest {
  @FlagField({
    description: 'Whether the providers that one can log in with, such as LINE, are disconnected as well.',
    optional: true,
  })
  disconnectSocialLogins?: boolean;
}
