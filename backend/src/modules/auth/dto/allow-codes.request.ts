import { ApiSchema } from '@nestjs/swagger';
import { MailedTokenField } from '../../../common/validation/fields.js';

/** The token of the link in the e-mail about paused codes. */
@ApiSchema({ name: 'AllowCodes' })
export class AllowCodesRequest {
  @MailedTokenField()
  token: string;
}
