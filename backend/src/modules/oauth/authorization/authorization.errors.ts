import { AppError, failure } from '../../../common/errors/app-error.js';

/** The browser has not started this OAuth flow, has finished it already, or took too long. */
export class OAuthStateUnknown extends AppError {
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

/** There is no such service whose accounts can be linked, or it is off. */
export class LinkageProviderUnknown extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このサービスとは連携できません。',
    en: 'Accounts of this service cannot be linked here.',
  });
}
