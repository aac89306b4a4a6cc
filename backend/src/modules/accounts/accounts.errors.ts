import { failure } from '../../common/errors/app-error.js';

/** The display ID is taken or reserved for the product. */
export class DisplayIdTaken extends failure(400, 'E0203', { field: 'displayId' }) {}

/** Another account has confirmed the address meanwhile. */
export class EmailTaken extends failure(400, 'E0203', {
  field: 'email',
  ja: 'このメールアドレスはすでに登録されています。',
  en: 'This e-mail address is already registered.',
}) {}

/** There is no account with this ID. */
export class AccountNotFound extends failure(404, 'unknown', {
  ja: 'このページは見つかりませんでした。',
  en: 'We could not find this page.',
}) {}

/** The account has no confirmed address to mail a code to. */
export class EmailNeeded extends failure(400, 'unknown', {
  ja: '先にメールアドレスを登録してください。',
  en: 'Please add an e-mail address first.',
}) {}

/** The restoration link has expired or was used, or another account has the address. */
export class RestorationNotFound extends failure(404, 'unknown', {
  ja: 'このリンクは使えません。期限が切れたか、すでに使われています。',
  en: 'This link no longer works: it has expired or has already been used.',
}) {}

/** The undo link has expired or was used, or another account has the address. */
export class EmailUndoNotFound extends failure(404, 'unknown', {
  ja: 'このリンクは使えません。期限が切れたか、すでに使われています。',
  en: 'This link no longer works: it has expired or has already been used.',
}) {}

/** An operator has suspended the account. Only disclosed to its owner. */
export class AccountSuspended extends failure(403, 'E0301') {}

/** The account is being erased and parts of it are gone. */
export class AccountBeingErased extends failure(409, 'unknown', {
  ja: 'このアカウントは消去中のため、元に戻せません。',
  en: 'This account is being erased and cannot be restored.',
}) {}
