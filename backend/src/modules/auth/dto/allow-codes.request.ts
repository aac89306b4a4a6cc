import { ApiSchema } from '@nestjs/swagger';
import { MailedTokenField } from '../../../common/validation/fields.js';

/** The link of the mail that told that codes are paused. */
@ApiSchema({ name: 'AllowCodes' })
export class AllowCodesRequest {
  @MailedTokenField()
  token: string;
}
