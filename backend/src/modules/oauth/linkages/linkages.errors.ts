import { failure } from '../../../common/errors/app-error.js';
import { LINKAGE_LIMITS } from '../linkage.rules.js';

/** The linked account does not exist. */
export class LinkageNotFound extends failure(404, 'unknown', {
  ja: '連携したアカウントが見つかりませんでした。',
  en: 'We could not find this linked account.',
}) {}

/** The Google account has no YouTube channel. */
export class ChannelMissing extends failure(403, 'E0103') {}

/** The Instagram account is personal; only professional ones can be linked. */
export class AccountNotProfessional extends failure(403, 'E0104') {}

/** The limit of linked accounts is reached. */
export class TooManyLinkages extends failure(400, 'limitReached', {
  ja: `連携できるアカウントは${LINKAGE_LIMITS.perAccount}件までです。`,
  en: `A page can have up to ${LINKAGE_LIMITS.perAccount} linked accounts.`,
}) {}
