import { failure } from '../../common/errors/app-error.js';

/** There is no such reason for leaving (any more). */
export class WithdrawReasonNotFound extends failure(404, 'unknown', {
  field: 'reasonId',
  ja: '退会の理由を選び直してください。',
  en: 'Please choose the reason again.',
}) {}

/** People have left for this reason, or it is the one that has to be put into words: it stays. */
export class WithdrawReasonInUse extends failure(409, 'unknown', {
  ja: 'この理由は使われています。',
  en: 'The reason is in use.',
}) {}
