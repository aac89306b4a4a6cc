import { type Language } from '../../common/rules/language.js';
import { composeMail, type MailContent } from '../../mail/mail-content.js';
import { formatTime, type MailReader } from '../../mail/mail-time.js';
import { type AccountContact } from './accounts.repository.js';

/** The recipient of a mail. */
type Addressee = MailReader & Pick<AccountContact, 'displayName'>;

/** The purpose of a mailed code, other than a sign-up. */
export type CodeMailKind = 'update-email' | 'reset-password' | 'change-password' | 'confirm-identity';

/** The purpose, where to enter the code, and what to do about a code that was not requested. */
const CODE_WORDS: Record<CodeMailKind, Record<Language, { about: string; unasked: string }>> = {
  'update-email': {
    ja: {
      about: 'メールアドレスの変更を受け付けました。次の6桁の認証コードを、変更の画面に入力してください。',
      unasked: 'お心当たりのない場合は、このメールを破棄してください。メールアドレスは変更されません。',
    },
    en: {
      about:
        'You asked to use this address for your Hitohira account. Enter this six-digit code on the page where you made the request.',
      unasked: 'If this was not you, you can ignore this e-mail: nothing will change.',
    },
  },
  'reset-password': {
    ja: {
      about: 'パスワードの再設定を受け付けました。次の6桁の認証コードを、再設定の画面に入力してください。',
      unasked: 'お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
    },
    en: {
      about:
        'You asked to set a new password. Enter this six-digit code on the page where you made the request.',
      unasked: 'If this was not you, you can ignore this e-mail: your password will not change.',
    },
  },
  'change-password': {
    ja: {
      about: 'パスワードの変更を受け付けました。次の6桁の認証コードを、変更の画面に入力してください。',
      unasked:
        'お心当たりのない場合は、ほかの人がログインしているおそれがあります。パスワードを再設定してください。',
    },
    en: {
      about:
        'You asked to change your password. Enter this six-digit code on the page where you made the request.',
      unasked:
        'If this was not you, someone else may be logged in to your account: please reset your password.',
    },
  },
  'confirm-identity': {
    ja: {
      about: '本人確認のため、次の6桁の認証コードを画面に入力してください。',
      unasked:
        'お心当たりのない場合は、ほかの人がログインしているおそれがあります。パスワードを再設定してください。',
    },
    en: {
      about: 'To confirm it is you, enter this six-digit code on the page that asked for it.',
      unasked:
        'If this was not you, someone else may be logged in to your account: please reset your password.',
    },
  },
};

/**
 * The code that confirms an address or allows a new password. A new address is not confirmed yet, so its mail does not
 * name the owner: nobody can make us send their texts to strangers.
 */
export function codeMail(
  kind: CodeMailKind,
  { displayName, ...reader }: Addressee,
  { code, until }: { code: string; until: Date },
): MailContent {
  const { language } = reader;
  const { about, unasked } = CODE_WORDS[kind][language];
  const unnamed = { ja: 'Hitohiraをご利用いただきありがとうございます。', en: 'Hello,' }[language];
  const greeting = kind === 'update-email' ? { greeting: unnamed } : {};
  return composeMail(language, {
    displayName,
    ja: {
      ...greeting,
      subject: `認証コード ${code} — Hitohira`,
      paragraphs: [about],
      code,
      notes: [
        `コードは${formatTime(until, reader)}まで、一度だけ使えます。ほかの人に教えないでください。`,
        unasked,
      ],
    },
    en: {
      ...greeting,
      subject: `${code} is your Hitohira code`,
      paragraphs: [about],
      code,
      notes: [
        `The code works once, until ${formatTime(until, reader)}. Please do not share it with anyone.`,
        unasked,
      ],
    },
  });
}

/** Sent instead of a code if another account has the new address. */
export function emailInUseMail(language: Language, { loginUrl }: { loginUrl: string }): MailContent {
  return composeMail(language, {
    ja: {
      subject: 'このメールアドレスは登録済みです — Hitohira',
      greeting: 'いつもHitohiraをご利用いただきありがとうございます。',
      paragraphs: [
        'ほかのアカウントのメールアドレスをこのアドレスに変更する申し込みがありましたが、すでにお持ちのアカウントで使われているため、変更できません。',
      ],
      action: { label: 'ログインする', url: loginUrl },
      notes: ['お心当たりのない場合は、何もしなくてかまいません。アカウントに変わりはありません。'],
    },
    en: {
      subject: 'This address already has a Hitohira account',
      greeting: 'Hello,',
      paragraphs: [
        'Someone asked to use this e-mail address for another account. That is not possible, because you already have an account with it.',
      ],
      action: { label: 'Log in', url: loginUrl },
      notes: ['If this was not you, you do not need to do anything: your account has not changed.'],
    },
  });
}

/** Notifies the former address of a change. */
export function emailChangedMail(
  { language, displayName }: Addressee,
  { contactUrl, undoUrl, hours }: { contactUrl: string; undoUrl: string | null; hours: number },
): MailContent {
  return composeMail(language, {
    displayName,
    ja: {
      subject: 'メールアドレスが変更されました — Hitohira',
      paragraphs: [
        'アカウントのメールアドレスが変更されました。今後のログインとお知らせには、新しいメールアドレスをお使いください。',
        undoUrl === null
          ? 'お心当たりのない場合は、すぐにお問い合わせください。'
          : `お心当たりのない場合は、${hours}時間以内に次のボタンから元に戻してください。すべての端末からログアウトします。`,
      ],
      action:
        undoUrl === null
          ? { label: 'お問い合わせ', url: contactUrl }
          : { label: 'メールアドレスを元に戻す', url: undoUrl },
      notes: [
        'このメールは、変更前のメールアドレスにお送りしています。',
        ...(undoUrl === null
          ? []
          : [
              'このボタンのリンクは、ほかの人に教えないでください。',
              `お困りのときは、お問い合わせください: ${contactUrl}`,
            ]),
      ],
    },
    en: {
      subject: 'Your Hitohira e-mail address was changed',
      paragraphs: [
        'The e-mail address of your account was changed. From now on, log in with the new address. Our e-mails will go there too.',
        undoUrl === null
          ? 'If this was not you, please contact us right away.'
          : `If this was not you, please undo the change with this button within ${hours} hours. You will be logged out on all devices.`,
      ],
      action:
        undoUrl === null ? { label: 'Contact us', url: contactUrl } : { label: 'Undo change', url: undoUrl },
      notes: [
        'This e-mail was sent to your previous address.',
        ...(undoUrl === null
          ? []
          : [
              'Please do not share the link in this button with anyone.',
              `If you need help, contact us: ${contactUrl}`,
            ]),
      ],
    },
  });
}

/** Notifies the owner that a login provider was connected. */
export function providerConnectedMail(
  { language, displayName }: Addressee,
  { provider, resetUrl }: { provider: string; resetUrl: string },
): MailContent {
  return composeMail(language, {
    displayName,
    ja: {
      subject: `${provider}でログインできるようになりました — Hitohira`,
      paragraphs: [
        `アカウントが${provider}と連携されました。今後は${provider}でもログインできます。連携は、アカウント設定でいつでも解除できます。`,
        `お心当たりのない場合は、すぐにパスワードを再設定してください。その画面で${provider}との連携も解除できます。`,
      ],
      action: { label: 'パスワードを再設定する', url: resetUrl },
      notes: ['ご自身で連携した場合は、何もしなくてかまいません。'],
    },
    en: {
      subject: `You can now log in to Hitohira with ${provider}`,
      paragraphs: [
        `Your account was connected to ${provider}. You can now log in with ${provider} too. You can disconnect it in your account settings at any time.`,
        `If this was not you, please reset your password right away. You can disconnect ${provider} there as well.`,
      ],
      action: { label: 'Reset password', url: resetUrl },
      notes: ['If it was you, you do not need to do anything.'],
    },
  });
}

/** Notifies the owner that the password was changed or reset. */
export function passwordChangedMail(
  { language, displayName }: Addressee,
  { resetUrl }: { resetUrl: string },
): MailContent {
  return composeMail(language, {
    displayName,
    ja: {
      subject: 'パスワードが変更されました — Hitohira',
      paragraphs: [
        'アカウントのパスワードが変更されました。安全のため、ほかの端末ではログアウトしています。',
        'お心当たりのない場合は、すぐにパスワードを再設定してください。',
      ],
      action: { label: 'パスワードを再設定する', url: resetUrl },
      notes: ['ご自身で変更した場合は、何もしなくてかまいません。'],
    },
    en: {
      subject: 'Your Hitohira password was changed',
      paragraphs: [
        'The password of your account was changed. For your security, you have been logged out on your other devices.',
        'If this was not you, please reset your password right away.',
      ],
      action: { label: 'Reset password', url: resetUrl },
      notes: ['If it was you, you do not need to do anything.'],
    },
  });
}

/** Notifies the owner that wrong passwords have locked the account. */
export function accountLockedMail(
  { language, displayName }: Addressee,
  { minutes, resetUrl }: { minutes: number; resetUrl: string },
): MailContent {
  return composeMail(language, {
    displayName,
    ja: {
      subject: 'ログインを一時的に停止しました — Hitohira',
      paragraphs: [
        `パスワードの間違いが続いたため、新しい端末からのログインを${minutes}分間停止しました。時間がたつと、自動的に元に戻ります。`,
        'すぐにログインしたいときや、パスワードをお忘れのときは、再設定してください。',
      ],
      action: { label: 'パスワードを再設定する', url: resetUrl },
      notes: [
        'お心当たりのない場合は、ほかの人がログインしようとしたおそれがあります。パスワードが知られていなければ、何もしなくてかまいません。',
      ],
    },
    en: {
      subject: 'Logging in to Hitohira is temporarily blocked',
      paragraphs: [
        `After too many wrong passwords, logging in from new devices is blocked for ${minutes} minutes. It will work again automatically after that.`,
        'To log in now, or if you forgot your password, reset it.',
      ],
      action: { label: 'Reset password', url: resetUrl },
      notes: [
        'If this was not you, someone may have tried to log in. As long as nobody else knows your password, you do not need to do anything.',
      ],
    },
  });
}

/** Notifies the owner of an address that its codes are paused after too many wrong ones, with a link that resumes them. */
export function codesStoppedMail(language: Language, { allowUrl }: { allowUrl: string }): MailContent {
  return composeMail(language, {
    ja: {
      subject: '認証コードの受け付けを停止しました — Hitohira',
      greeting: 'いつもHitohiraをご利用いただきありがとうございます。',
      paragraphs: [
        'このメールアドレス宛ての認証コードについて、間違った入力が続きました。安全のため、明日まで、新しい端末からの認証コードを受け付けません。以前ログインした端末では、これまでどおりお使いいただけます。',
        'すぐに認証コードを使いたいときは、お使いのブラウザーで次のボタンを開いてください。そのブラウザーだけ、停止を解除します。',
      ],
      action: { label: 'このブラウザーで使えるようにする', url: allowUrl },
      notes: [
        'このボタンのリンクは一度だけ使えます。ほかの人に教えないでください。',
        'お心当たりのない場合は、ほかの人が認証コードを推測しようとしたおそれがあります。何もしなくてかまいません。',
      ],
    },
    en: {
      subject: 'Codes for your address are paused — Hitohira',
      greeting: 'Hello,',
      paragraphs: [
        'Too many wrong codes were entered for this e-mail address. For your security, codes from new devices are not accepted until tomorrow. Devices you have logged in on before still work.',
        'If you need a code now, open this button in the browser you want to use. Codes will work again in that browser only.',
      ],
      action: { label: 'Allow codes in this browser', url: allowUrl },
      notes: [
        'The link in this button works once. Please do not share it with anyone.',
        'If this was not you, someone may have tried to guess a code. You do not need to do anything.',
      ],
    },
  });
}

/** Notifies the owner of a login from a new browser. */
export function newSignInMail(
  { displayName, ...reader }: Addressee,
  { device, at, resetUrl }: { device: string | null; at: Date; resetUrl: string },
): MailContent {
  return composeMail(reader.language, {
    displayName,
    ja: {
      subject: '新しい端末からのログイン — Hitohira',
      paragraphs: ['新しい端末またはブラウザーからログインがありました。'],
      facts: [
        { label: '日時', value: formatTime(at, reader) },
        { label: '端末', value: device ?? '不明' },
      ],
      action: { label: 'パスワードを再設定する', url: resetUrl },
      notes: [
        'ご自身のログインであれば、何もしなくてかまいません。お心当たりのない場合は、パスワードを再設定してください。',
      ],
    },
    en: {
      subject: 'New login to Hitohira',
      paragraphs: ['There was a login to your account from a new device or browser.'],
      facts: [
        { label: 'Time', value: formatTime(at, reader) },
        { label: 'Device', value: device ?? 'Unknown' },
      ],
      action: { label: 'Reset password', url: resetUrl },
      notes: ['If it was you, you do not need to do anything. If not, please reset your password.'],
    },
  });
}

/** Confirms a withdrawal, with the restoration link if there is one. */
export function goodbyeMail(
  { language, displayName }: Addressee,
  { days, restoreUrl }: { days: number; restoreUrl: string | null },
): MailContent {
  const back = restoreUrl !== null;
  return composeMail(language, {
    displayName,
    ja: {
      subject: '退会の手続きが完了しました — Hitohira',
      paragraphs: [
        'これまでHitohiraをご利用いただき、ありがとうございました。ページの公開を終了し、すべての端末からログアウトしました。',
        ...(back
          ? [
              `${days}日以内であれば、次のボタンからアカウントを元に戻せます。その後は、すべてのデータを消去します。`,
            ]
          : ['まもなく、すべてのデータを消去します。']),
      ],
      ...(back ? { action: { label: 'アカウントを元に戻す', url: restoreUrl } } : {}),
      notes: back
        ? [
            'このメールアドレスで新しく登録すると、元に戻せなくなります。このボタンのリンクは、ほかの人に教えないでください。',
          ]
        : [],
    },
    en: {
      subject: 'You have left Hitohira',
      paragraphs: [
        'Thank you for using Hitohira. Your page is no longer public, and you have been logged out on all devices.',
        ...(back
          ? [
              `Within ${days} ${days === 1 ? 'day' : 'days'}, you can restore your account with this button. After that, all of its data will be erased.`,
            ]
          : ['All of its data will be erased soon.']),
      ],
      ...(back ? { action: { label: 'Restore my account', url: restoreUrl } } : {}),
      notes: back
        ? [
            'If you sign up again with this address, it can no longer be restored. Please do not share the link in this button with anyone.',
          ]
        : [],
    },
  });
}
