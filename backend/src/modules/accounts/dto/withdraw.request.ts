import { ApiSchema } from '@nestjs/swagger';
import { IntegerIdField, TextField } from '../../../common/validation/fields.js';
import {
  checkWithdrawReasonText,
  WITHDRAW_REASON_LIMITS,
} from '../../withdraw-reasons/withdraw-reason.rules.js';

/** The reason for deleting an account. */
@ApiSchema({ name: 'Withdraw' })
export class WithdrawRequest {
  @IntegerIdField({ description: 'The ID of the reason, from `listWithdrawReasons`.' })
  reasonId: number;

  @TextField({
    check: checkWithdrawReasonText,
    optional: true,
    minLength: 1,
    maxLength: WITHDRAW_REASON_LIMITS.text,
    example: '引っ越しで活動を休みます。',
    description: 'The reason in words. Required with reason 1, rejected with any other.',
  })
  reasonText?: string;
}
