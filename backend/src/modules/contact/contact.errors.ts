import { AppError, failure } from '../../common/errors/app-error.js';

/** What is reported is not there any more. */
export class ReportSubjectNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: '報告の対象は、すでになくなっています。',
    en: 'What you want to report is not there any more.',
  });

  constructor() {
    super('about');
  }
}

/** There is no message by this number. */
export class ContactMessageNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このメッセージはありません。',
    en: 'There is no such message.',
  });
}
