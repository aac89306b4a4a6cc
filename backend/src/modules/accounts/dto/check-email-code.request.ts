import { ApiSchema } from '@nestjs/swagger';
import { CodeField, EmailField } from '../../../common/validation/fields.js';

/** A mailed code, and the address to which it went. */
@ApiSchema({ name: 'CheckEmailCode' })
export class CheckEmailCodeRequest {
  @CodeField()
  code: string;

  @EmailField({ description: 'The new address, for which the code was requested.' })
  email: string;
}
