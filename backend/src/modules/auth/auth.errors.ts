import { AppError, failure } from '../../common/errors/app-error.js';

/** Address and password do not belong together; which of the two is wrong is not told. */
export class WrongCredentials extends AppError {
  static override readonly spec = failure(401, 'wrongCredentials');
}

/** The password is right, but the code of the sign-up has not been entered; a new one is on its way. */
export class CodeNeeded extends AppError {
  static override readonly spec = failure(403, 'unknown', {
    ja: '認証コードの入力がまだ済んでいません。メールのコードを入力するか、新しいコードを受け取ってください。',
    en: 'Your sign-up is not complete. Please enter the code from our mail, or ask for a new one.',
  });
}

/** What was given to confirm an identity is not the password. 400, since the session is good. */
export class WrongPassword extends AppError {
  static override readonly spec = failure(400, 'wrongPassword');

  constructor() {
    super('password');
  }
}

/** The session has ended, or its token was used before. */
export class SessionEnded extends AppError {
  static override readonly spec = failure(401, 'unknown', {
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    en: 'Your session has ended. Please log in again.',
  });
}
