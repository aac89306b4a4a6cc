import { AppError, failure } from '../../common/errors/app-error.js';

/** The operator has closed the site for a while. */
export class UnderMaintenance extends AppError {
  static override readonly spec = failure(503, 'unknown', {
    ja: 'ただいまメンテナンス中です。しばらくしてからもう一度お試しください。',
    en: 'We are under maintenance. Please try again later.',
  });

  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}
