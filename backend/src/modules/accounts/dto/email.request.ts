import { ApiSchema } from '@nestjs/swagger';
import { EmailField } from '../../../common/validation/fields.js';

/** An address to send a code to. */
@ApiSchema({ name: 'EmailAddress' })
export class EmailRequest {
  @EmailField()
  email: string;
}
