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
    description: 'The ID of the verified user at the provider.',
    example: 'U4af4980629d8c1e2f3a4b5c6d7e8f901',
  })
  userId: string;

  @OpaqueField({
    description: 'The single-use token returned with the verified user; valid in the same browser only.',
  })
  authToken: string;
}
