import { ApiSchema } from '@nestjs/swagger';
import { CodeField } from '../../../common/validation/fields.js';

/** A mailed code. */
@ApiSchema({ name: 'CheckCode' })
export class CheckCodeRequest {
  @CodeField()
  code: string;
}
