import { failure } from '../../../common/errors/app-error.js';

/** The verified user has no account yet, and can sign up in this browser. */
export class SocialUserUnknown extends failure(404, 'unknown', {
  ja: 'まだ登録されていません。新規登録にお進みください。',
  en: 'You do not have an account yet. Please sign up.',
}) {}

/** Another account has this identity. */
export class SocialUserTaken extends failure(400, 'E0203', {
  field: 'userId',
  ja: 'このアカウントはすでに登録されています。ログインしてください。',
  en: 'This account is already registered. Please log in.',
}) {}

/** There is no pending sign-up in this browser, or its token is used or expired. */
export class SocialSignUpEnded extends failure(401, 'unknown', {
  ja: '登録の手続きの有効期限が切れました。もう一度はじめからお試しください。',
  en: 'This sign-up has expired. Please start over.',
}) {}

/** The account would have no other way to log in. */
export class LastWayIn extends failure(409, 'unknown', {
  ja: '連携を解除する前に、メールアドレスとパスワードを設定してください。',
  en: 'Please set an e-mail address and a password first.',
}) {}

/** The account is not connected with the provider. */
export class NotConnected extends failure(404, 'unknown', {
  ja: 'このサービスとは連携していません。',
  en: 'Your account is not connected to this service.',
}) {}
