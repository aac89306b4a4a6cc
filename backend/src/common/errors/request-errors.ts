import { failure, type FailureEntry } from './app-error.js';
import { ERROR_WORDS, type ErrorCode } from './error-code.js';

/** Fields of the request break rules, or the request is malformed. */
export class InvalidInput extends failure(400, 'unknown', {
  ja: '入力内容を確かめてください。',
  en: 'Please check what you entered.',
}) {
  private readonly broken: FailureEntry[];

  /** @param broken the fields and their broken rules; empty when the request as a whole is malformed */
  constructor(broken: { field: string; code: ErrorCode }[] = []) {
    super();
    this.broken = broken.map(({ field, code }) => ({ field, code, words: ERROR_WORDS[code] }));
  }

  override get entries(): FailureEntry[] {
    return this.broken.length > 0 ? this.broken : super.entries;
  }
}

export class NotSignedIn extends failure(401, 'unknown', {
  ja: 'ログインが必要です。',
  en: 'Please log in.',
}) {}

/** The request comes from another site, or the resource belongs to somebody else. */
export class Forbidden extends failure(403, 'unknown', {
  ja: 'この操作は許可されていません。',
  en: 'This is not allowed.',
}) {}

/** The resource does not exist. */
export class NotFound extends failure(404, 'unknown', {
  ja: 'お探しのものは見つかりませんでした。',
  en: 'We could not find what you are looking for.',
}) {}

/** The change conflicts with a concurrent one. */
export class Conflict extends failure(409, 'unknown', {
  ja: 'ほかの変更と重なりました。読み込み直してからお試しください。',
  en: 'This conflicts with another change. Please reload and try again.',
}) {}

export class TooLarge extends failure(413, 'unknown', {
  ja: 'データが大きすぎます。',
  en: 'The data is too large.',
}) {}

export class FileTooLarge extends failure(413, 'fileSizeOver') {}

export class UnsupportedMediaType extends failure(415, 'unknown', {
  ja: 'この形式のデータは受け付けていません。',
  en: 'This kind of data is not accepted here.',
}) {}

export class TooManyRequests extends failure(429, 'throttled') {
  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}

/** An unexpected error; details are only logged. */
export class InternalError extends failure(500, 'unknown') {}

/** A dependency of the server is temporarily unavailable. */
export class ServiceUnavailable extends failure(503, 'unknown', {
  ja: 'ただいま利用できません。少し待ってからお試しください。',
  en: 'The service is not available right now. Please try again shortly.',
}) {
  constructor(retryAfterS = 5) {
    super(null, retryAfterS);
  }
}
