import { ApiSchema } from '@nestjs/swagger';
import { EmailField } from '../../../common/validation/fields.js';
import { DisplayIdField } from '../account.fields.js';

/** What is asked about before a sign-up is sent. */
@ApiSchema({ name: 'ValidateNewAccount' })
export class ValidateNewAccountRequest {
  @DisplayIdField()
  displayId: string;

  @EmailField({
    optional: true,
    description: 'The address of the sign-up; only its form is checked.',
  })
  email?: string;
}
