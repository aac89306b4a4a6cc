import { ApiSchema } from '@nestjs/swagger';
import { DisplayIdField, EmailField } from '../../../common/validation/fields.js';

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
