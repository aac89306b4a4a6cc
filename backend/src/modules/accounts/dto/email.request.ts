import { ApiSchema } from '@nestjs/swagger';
import { EmailField } from '../../../common/validation/fields.js';

/** An address to which a code goes. */
@ApiSchema({ name: 'EmailAddress' })
export class EmailRequest {
  @EmailField()
  email: string;
}
