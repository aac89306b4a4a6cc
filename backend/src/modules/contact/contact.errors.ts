import { failure } from '../../common/errors/app-error.js';

/** What is reported does not exist or is not visible. */
export class ReportSubjectNotFound extends failure(404, 'unknown', {
  field: 'about',
  ja: '報告の対象は、すでになくなっています。',
  en: 'What you are reporting has already been removed.',
}) {}

/** There is no message with this id. */
export class ContactMessageNotFound extends failure(404, 'unknown', {
  ja: 'このメッセージはありません。',
  en: 'There is no such message.',
}) {}
