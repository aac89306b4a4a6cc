import { failure } from '../../common/errors/app-error.js';

/** The code is wrong or has expired; the flow continues. */
export class InvalidCode extends failure(400, 'invalidCode', { field: 'code' }) {}

/** There is no such flow, or its code was voided by wrong attempts; the client requests a new code. */
export class FlowEnded extends failure(401, 'unknown', {
  ja: 'このコードは使えなくなったか、手続きの有効期限が切れています。新しいコードを受け取るか、はじめからやり直してください。',
  en: 'This code no longer works, or this step has expired. Please request a new code or start over.',
}) {}

/** Too many wrong codes were tried for the address; codes are paused in untrusted browsers until the next day. */
export class CodesStopped extends failure(423, 'unknown', {
  ja: '認証コードの間違いが続いたため、このメールアドレスの認証コードの受け付けを停止しています。停止をお知らせするメールのリンクをこのブラウザーで開くか、明日以降にお試しください。',
  en: 'Too many wrong codes were entered for this e-mail address, so codes are paused for it. Please open the link in the e-mail we sent you in this browser, or try again tomorrow.',
}) {
  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}

/** The link that resumes codes has expired or was used. */
export class CodeLinkNotFound extends failure(404, 'unknown', {
  ja: 'このリンクは使えません。期限が切れたか、すでに使われています。',
  en: 'This link no longer works: it has expired or has already been used.',
}) {}
