import { failure } from '../../../common/errors/app-error.js';

/** The OAuth flow was not started in this browser, is already finished, or has expired. */
export class OAuthStateUnknown extends failure(403, 'unknown', {
  ja: '手続きを確認できませんでした。もう一度はじめからお試しください。',
  en: 'We could not verify this request, or it has expired. Please start over.',
}) {}

/** The social login provider does not exist or is not configured. */
export class SocialProviderUnknown extends failure(404, 'unknown', {
  ja: 'このサービスではログインできません。',
  en: 'You cannot log in with this service here.',
}) {}

/** The linkage provider does not exist or is not configured. */
export class LinkageProviderUnknown extends failure(404, 'unknown', {
  ja: 'このサービスとは連携できません。',
  en: 'Accounts of this service cannot be linked here.',
}) {}
