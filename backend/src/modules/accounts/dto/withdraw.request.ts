import { ApiSchema } from '@nestjs/swagger';
import { IntegerIdField, TextField } from '../../../common/validation/fields.js';
import {
  checkWithdrawReasonText,
  WITHDRAW_REASON_LIMITS,
} from '../../withdraw-reasons/withdraw-reason.rules.js';

/** Why somebody leaves. */
@ApiSchema({ name: 'Withdraw' })
export class WithdrawRequest {
  @IntegerIdField({ description: 'The reason, as the list of reasons names it.' })
  reasonId: number;

  @TextField({
    check: checkWithdrawReasonText,
    optional: true,
    minLength: 1,
    maxLength: WITHDRAW_REASON_LIMITS.text,
    example: '引っ越しで活動を休みます。',
    description: 'The reason in words: needed with reason 1, refused with any other.',
  })
  reasonText?: string;
}
