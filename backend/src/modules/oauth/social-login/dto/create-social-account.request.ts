import { ApiSchema } from '@nestjs/swagger';
import { DisplayIdField, DisplayNameField, OpaqueField } from '../../../../common/validation/fields.js';

/** What somebody enters who signs up with a provider, and what shows that they are verified. */
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
    example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  })
  authToken: string;
}
