import { AppError, failure } from '../../../common/errors/app-error.js';
import { LINKAGE_LIMITS } from '../linkage.rules.js';

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
