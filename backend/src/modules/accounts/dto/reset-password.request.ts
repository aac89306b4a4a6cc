import { ApiSchema } from '@nestjs/swagger';
import { FlagField } from '../../../common/validation/fields.js';
import { SetPasswordRequest } from './set-password.request.js';

/** A password to be set by a reset. */
@ApiSchema({ name: 'ResetPassword' })
export class ResetPasswordRequest extends SetPasswordRequest {
  @FlagField({
    description: 'Whether to disconnect the providers that can be used to log in, such as LINE.',
    optional: true,
  })
  disconnectSocialLogins?: boolean;
}
