import { AppError, failure } from '../common/errors/app-error.js';

/** A provider is away, answers too late, or says what cannot be read. Nothing of what it said is told. */
export class ProviderUnavailable extends AppError {
  static override readonly spec = failure(403, 'E0101');
}

/** A provider does not take the code or token that it was shown: used up, expired, or meant for somebody else. */
export class GrantRefused extends AppError {
  static override readonly spec = failure(403, 'E0101', {
    ja: '連携先のサービスで確認できませんでした。もう一度はじめからお試しください。',
    en: 'The other service did not confirm this. Please start again.',
  });
}

/** What a provider signed about a person is forged, stale, or meant for another browser or service. */
export class IdentityNotVerified extends AppError {
  static override readonly spec = failure(401, 'unknown', {
    ja: '本人であることを確認できませんでした。もう一度はじめからお試しください。',
    en: 'We could not verify who you are. Please start again.',
  });
}

/** A grant has ended: taken back by the creator, or not renewed in time. The account has to be linked again. */
export class GrantDead extends AppError {
  static override readonly spec = failure(403, 'E0101', {
    ja: '連携の有効期限が切れています。もう一度連携してください。',
    en: 'The link to the other service has ended. Please link your account again.',
  });
}

/** A post at a provider belongs to somebody else. */
export class NotOwnContent extends AppError {
  static override readonly spec = failure(403, 'E0102');
}
