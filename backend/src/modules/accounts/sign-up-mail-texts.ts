import { type Language } from '../../common/rules/language.js';
import { composeMail, type MailContent } from '../../mail/mail-content.js';
import { formatTime } from '../../mail/mail-time.js';

/** The code that completes a sign-up. It contains no input, since the address may be a stranger's. */
export function signUpCodeMail(
  language: Language,
  { code, until }: { code: string; until: Date },
): MailContent {
  return composeMail(language, {
    ja: {
      subject: `認証コード ${code} — Hitohira`,
      greeting: 'Hitohiraへようこそ。',
      paragraphs: ['次の6桁の認証コードを、登録の画面に入力してください。'],
      code,
      notes: [
        `コードは${formatTime(until, { language })}まで、一度だけ使えます。`,
        'お心当たりのない場合は、このメールを破棄してください。アカウントは作られません。',
      ],
    },
    en: {
      subject: `${code} is your Hitohira code`,
      greeting: 'Welcome to Hitohira!',
      paragraphs: ['Enter this six-digit code on the sign-up page.'],
      code,
      notes: [
        `The code works once, until ${formatTime(until, { language })}.`,
        'If this was not you, you can ignore this e-mail: no account will be created.',
      ],
    },
  });
}

/** Sent instead of a code if the address has an account, so that only its owner learns of it. */
export function alreadyRegisteredMail(language: Language, { loginUrl }: { loginUrl: string }): MailContent {
  return composeMail(language, {
    ja: {
      subject: 'このメールアドレスは登録済みです — Hitohira',
      greeting: 'いつもHitohiraをご利用いただきありがとうございます。',
      paragraphs: [
        'このメールアドレスで新しい登録の申し込みがありましたが、すでにアカウントをお持ちです。これまでのアカウントでログインしてください。',
      ],
      action: { label: 'ログインする', url: loginUrl },
      notes: ['お心当たりのない場合は、何もしなくてかまいません。アカウントに変わりはありません。'],
    },
    en: {
      subject: 'You already have a Hitohira account',
      greeting: 'Hello,',
      paragraphs: [
        'Someone asked to sign up with this e-mail address, but you already have an account. Please log in instead.',
      ],
      action: { label: 'Log in', url: loginUrl },
      notes: ['If this was not you, you do not need to do anything: your account has not changed.'],
    },
  });
}
