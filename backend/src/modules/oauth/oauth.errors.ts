import { AppError, failure } from '../../common/errors/app-error.js';
import { LINKAGE_LIMITS } from './linkage.rules.js';

/** The browser has not begun this way to a provider, or has come back already, or took too long. */
export class OauthStateUnknown extends AppError {
  static override readonly spec = failure(403, 'unknown', {
    ja: '手続きを確認できませんでした。もう一度はじめからお試しください。',
    en: 'This was not started here, or has expired. Please start again.',
  });
}

/** There is no such provider here, or it is off. */
export class SocialProviderUnknown extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このサービスではログインできません。',
    en: 'You cannot sign in with this service here.',
  });
}

/** Nobody has signed up as this person; the verified identity waits for the sign-up in this browser. */
export class SocialUserUnknown extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'まだ登録されていません。新規登録にお進みください。',
    en: 'There is no account for you yet. Please sign up.',
  });
}

/** Another account is this person already. */
export class SocialUserTaken extends AppError {
  static override readonly spec = failure(400, 'E0203', {
    ja: 'このアカウントはすでに登録されています。ログインしてください。',
    en: 'This account is already registered. Please log in.',
  });

  constructor() {
    super('userId');
  }
}

/** Nobody's identity waits for a sign-up in this browser, or not this one's, or its token was used or is too old. */
export class SocialSignUpEnded extends AppError {
  static override readonly spec = failure(401, 'unknown', {
    ja: '登録の手続きの有効期限が切れました。もう一度はじめからお試しください。',
    en: 'This sign-up has expired. Please start again.',
  });
}

/** Without this way in there would be none. */
export class LastWayIn extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: '連携を解除する前に、メールアドレスとパスワードを設定してください。',
    en: 'Please set an e-mail address and a password before you disconnect.',
  });
}

/** The account is not connected with the provider. */
export class NotConnected extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このサービスとは連携していません。',
    en: 'Your account is not connected with this service.',
  });
}

/** There is no such service whose accounts can be linked, or it is off. */
export class LinkageProviderUnknown extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このサービスとは連携できません。',
    en: 'Accounts of this service cannot be linked here.',
  });
}

/** There is no linked account by this id. */
export class LinkageNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: '連携したアカウントが見つかりませんでした。',
    en: 'We could not find this linked account.',
  });
}

/** The Google account that somebody chose has no YouTube channel. */
export class ChannelMissing extends AppError {
  static override readonly spec = failure(403, 'E0103');
}

/** The Instagram account is a personal one: only professional accounts can be linked. */
export class AccountNotProfessional extends AppError {
  static override readonly spec = failure(403, 'E0104');
}

/** The page has as many linked accounts as it may have. */
export class TooManyLinkages extends AppError {
  static override readonly spec = failure(400, 'limitReached', {
    ja: `連携できるアカウントは${LINKAGE_LIMITS.perAccount}件までです。`,
    en: `A page has room for ${LINKAGE_LIMITS.perAccount} linked accounts.`,
  });
}

/** The linked account has no such post, or it is gone. */
export class PostNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'この投稿は見つかりませんでした。',
    en: 'We could not find this post.',
  });
}
