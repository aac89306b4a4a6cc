import { AppError, failure } from '../../common/errors/app-error.js';

/** Too many wrong passwords were tried for the address: for a while none is compared, not even the right one. */
export class LoginLocked extends AppError {
  static override readonly spec = failure(423, 'unknown', {
    ja: 'パスワードの間違いが続いたため、ログインを一時的に停止しています。しばらくしてからお試しいただくか、パスワードを再設定してください。',
    en: 'Too many wrong passwords: logging in is paused. Please try again later, or reset your password.',
  });

  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}
