import { ApiSchema } from '@nestjs/swagger';
import { EmailField } from '../../../common/validation/fields.js';
import { DisplayIdField } from '../account.fields.js';

/** A sign-up to validate before it is submitted. */
@ApiSchema({ name: 'ValidateNewAccount' })
export class ValidateNewAccountRequest {
  @DisplayIdField()
  displayId: string;

  @EmailField({
    optional: true,
    description: 'The e-mail address; only its format is checked.',
  })
  email?: string;
}
