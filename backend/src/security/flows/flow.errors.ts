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
    ja: '手続きの有効期限が切れました。もう一度はじめからお願いします。',
    en: 'This step has expired. Please start again or ask for a new code.',
  });
}
