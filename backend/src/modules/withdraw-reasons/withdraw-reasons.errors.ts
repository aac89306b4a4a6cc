import { AppError, failure } from '../../common/errors/app-error.js';

/** There is no such reason for leaving (any more). */
export class WithdrawReasonNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: '退会の理由を選び直してください。',
    en: 'Please choose the reason again.',
  });

  constructor() {
    super('reasonId');
  }
}
