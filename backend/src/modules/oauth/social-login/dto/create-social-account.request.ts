import { ApiSchema } from '@nestjs/swagger';
import { OpaqueField } from '../../../../common/validation/fields.js';
import { DisplayIdField, DisplayNameField } from '../../../accounts/account.fields.js';

/** The sign-up form, with proof of the verified identity. */
@ApiSchema({ name: 'CreateSocialAccount' })
export class CreateSocialAccountRequest {
  @DisplayIdField()
  displayId: string;

  @DisplayNameField()
  displayName: string;

  @OpaqueField({
    description: 'The person at the provider, as they were answered.',
    example: 'U4af4980629d8c1e2f3a4b5c6d7e8f901',
  })
  userId: string;

  @OpaqueField({
    description: 'The token that was answered along with the person. Good once, in the same browser.',
  })
  authToken: string;
}
