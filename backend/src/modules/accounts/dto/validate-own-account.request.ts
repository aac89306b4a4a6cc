import { ApiSchema } from '@nestjs/swagger';
import { DisplayIdField } from '../account.fields.js';

/** What is asked about before a change is sent. */
@ApiSchema({ name: 'ValidateOwnAccount' })
export class ValidateOwnAccountRequest {
  @DisplayIdField()
  displayId: string;
}
