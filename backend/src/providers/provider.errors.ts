import { failure } from '../common/errors/app-error.js';

/** A provider is down, too slow or returns an unusable response. Its own message is not shown. */
export class ProviderUnavailable extends failure(403, 'E0101') {}

/** A provider rejects a code or token: used, expired or issued to someone else. */
export class GrantRefused extends failure(403, 'E0101', {
  ja: '連携先のサービスで確認できませんでした。もう一度はじめからお試しください。',
  en: 'The other service did not confirm this. Please start over.',
}) {}

/** An ID token is invalid, expired, or meant for another browser or app. */
export class IdentityNotVerified extends failure(401, 'unknown', {
  ja: '本人であることを確認できませんでした。もう一度はじめからお試しください。',
  en: 'We could not verify who you are. Please start over.',
}) {}

/** A grant has expired or was revoked by the creator. The account has to be linked again. */
export class GrantDead extends failure(403, 'E0101', {
  ja: '連携の有効期限が切れています。再連携してください。',
  en: 'Your account is no longer linked. Please link it again.',
}) {}

/** The post belongs to an account that is not linked. */
export class NotOwnContent extends failure(403, 'E0102') {}
