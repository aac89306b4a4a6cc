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
