import { AppError, failure } from '../../common/errors/app-error.js';

/** The code is wrong or has expired; the flow goes on. */
export class InvalidCode extends AppError {
  static override readonly spec = failure(400, 'invalidCode');

  constructor() {
    super('code');
  }
}

/** The browser is in no such flow, or its code was burnt by wrong tries: a new code is to be asked for. */
export class FlowEnded extends AppError {
  static override readonly spec = failure(401, 'unknown', {
    ja: 'このコードは使えなくなったか、手続きの有効期限が切れています。新しいコードを受け取るか、はじめからやり直してください。',
    en: 'The code cannot be used any more, or this step has expired. Please ask for a new code or start again.',
  });
}
