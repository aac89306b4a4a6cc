import { failure } from '../../common/errors/app-error.js';

/** The address or the password is wrong; which one is not disclosed. */
export class WrongCredentials extends failure(401, 'wrongCredentials') {}

/** The password is right, but the sign-up code has not been entered; a new one is mailed. */
export class CodeNeeded extends failure(403, 'unknown', {
  ja: '認証コードの入力がまだ済んでいません。メールのコードを入力するか、新しいコードを受け取ってください。',
  en: 'Your sign-up is not complete. Please enter the code from our e-mail, or request a new one.',
}) {}

/** The password of a confirmation is wrong. 400, since the session is valid. */
export class WrongPassword extends failure(400, 'wrongPassword', { field: 'password' }) {}

/** The session has ended, or its token was used before. */
export class SessionEnded extends failure(401, 'unknown', {
  ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  en: 'Your session has expired. Please log in again.',
}) {}
