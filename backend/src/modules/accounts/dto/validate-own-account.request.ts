import { ApiSchema } from '@nestjs/swagger';
import { DisplayIdField } from '../account.fields.js';

/** A display ID to validate before it is submitted. */
@ApiSchema({ name: 'ValidateOwnAccount' })
export class ValidateOwnAccountRequest {
  @DisplayIdField()
  displayId: string;
}
