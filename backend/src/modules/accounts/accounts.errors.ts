import { failure } from '../../common/errors/app-error.js';

/** Somebody else has the display ID, or it is kept for the product. */
export class DisplayIdTaken extends failure(400, 'E0203', { field: 'displayId' }) {}

/** Another account has confirmed the address while its code was waited for. */
export class EmailTaken extends failure(400, 'E0203', {
  field: 'email',
  ja: 'このメールアドレスはすでに登録されています。',
  en: 'This e-mail address is already registered.',
}) {}

/** There is no account by this ID. */
export class AccountNotFound extends failure(404, 'unknown', {
  ja: 'このページは見つかりませんでした。',
  en: 'We could not find this page.',
}) {}

/** The account has no confirmed address to which a code could go. */
export class EmailNeeded extends failure(400, 'unknown', {
  ja: '先にメールアドレスを登録してください。',
  en: 'Please add an e-mail address first.',
}) {}

/** The link of a goodbye mail leads nowhere: its time is over, it was used, or another account has the address. */
export class RestorationNotFound extends failure(404, 'unknown', {
  ja: 'このリンクは使えません。期限が切れたか、すでに使われています。',
  en: 'This link cannot be used: its time is over, or it was used before.',
}) {}

/** The link in the mail to the address before leads nowhere any more. */
export class EmailUndoNotFound extends failure(404, 'unknown', {
  ja: 'このリンクは使えません。期限が切れたか、すでに使われています。',
  en: 'This link cannot be used: its time is over, or it was used before.',
}) {}

/** An operator keeps the account from being used. Only told to somebody who has shown that it is theirs. */
export class AccountSuspended extends failure(403, 'E0301') {}

/** The account is being erased: parts of it are gone already. */
export class AccountBeingErased extends failure(409, 'unknown', {
  ja: 'このアカウントは消去の途中です。元に戻せません。',
  en: 'This account is being erased and cannot be brought back.',
}) {}
