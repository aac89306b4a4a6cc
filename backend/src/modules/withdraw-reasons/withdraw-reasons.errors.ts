import { failure } from '../../common/errors/app-error.js';

/** The reason does not exist. */
export class WithdrawReasonNotFound extends failure(404, 'unknown', {
  field: 'reasonId',
  ja: '退会の理由を選び直してください。',
  en: 'Please choose the reason again.',
}) {}

/** The reason was given by somebody, or it is "something else", which cannot be deleted. */
export class WithdrawReasonInUse extends failure(409, 'unknown', {
  ja: 'この理由は使われています。',
  en: 'The reason is in use.',
}) {}
