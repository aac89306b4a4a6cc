import { AppError, failure } from '../../common/errors/app-error.js';

/** Somebody else has the display ID, or it is kept for the product. */
export class DisplayIdTaken extends AppError {
  static override readonly spec = failure(400, 'E0203');

  constructor() {
    super('displayId');
  }
}

/** Another account has confirmed the address while the sign-up waited for its code. */
export class EmailTaken extends AppError {
  static override readonly spec = failure(400, 'E0203', {
    ja: 'このメールアドレスはすでに登録されています。',
    en: 'This e-mail address is already registered.',
  });

  constructor() {
    super('email');
  }
}

/** There is no account by this ID. */
export class AccountNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このページは見つかりませんでした。',
    en: 'We could not find this page.',
  });
}
