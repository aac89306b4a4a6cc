import { ApiSchema } from '@nestjs/swagger';
import { IntegerIdField, WithdrawReasonTextField } from '../../../common/validation/fields.js';

/** Why somebody leaves. */
@ApiSchema({ name: 'Withdraw' })
export class WithdrawRequest {
  @IntegerIdField({ description: 'The reason, as the list of reasons names it.' })
  reasonId: number;

  @WithdrawReasonTextField({
    optional: true,
    description: 'The reason in words: needed with reason 1, refused with any other.',
  })
  reasonText?: string;
}
