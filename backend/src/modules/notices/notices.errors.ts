import { failure } from '../../common/errors/app-error.js';

/** The account has no such notice, or has dismissed it. */
export class NoticeNotFound extends failure(404, 'unknown', {
  ja: 'このお知らせは見つかりませんでした。',
  en: 'We could not find this notice.',
}) {}
