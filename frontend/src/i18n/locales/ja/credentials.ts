import { LIMITS } from '@hitohira/backend/rules';

export default {
  email: 'メールアドレス',
  password: {
    label: '新しいパスワード',
    hint: `${LIMITS.password.min}文字以上。大文字・小文字・数字・記号のうち${LIMITS.password.classes}種類以上`,
    confirm: '新しいパスワード（確認）',
  },
  code: {
    heading: '認証コードの入力',
    minutes: { one: '{{count}}分', other: '{{count}}分' },
    group: '6桁の認証コード',
    digit: `{{position}}桁目（${LIMITS.code.length}桁中）`,
    sendsItself: '6桁そろうと、自動で確認します。',
    send: '認証コードを送る',
    sending: '送信しています',
    submitting: '確認しています',
    burnt: 'このコードは使えなくなりました。「コードをもう一度送る」から新しいコードを受け取ってください。',
    stopped:
      '間違いが続いたため、このメールアドレスの認証コードの受け付けを停止しています。停止をお知らせするメールのリンクをこのブラウザーで開くか、明日以降にお試しください。',
  },
  confirm: {
    title: '本人確認',
    byPassword: '安全のため、パスワードを入力してください。確認が済むと、操作を続けられます。',
    sendCode: '安全のため、{{email}} に認証コードをお送りして、本人確認を行います。',
    byCode:
      '{{email}} にお送りした6桁の認証コードを、{{time}}以内に入力してください。確認が済むと、操作を続けられます。',
    byProvider: '安全のため、もう一度ログインしてください。ログインすると、この画面に戻ります。',
    password: 'パスワード',
    cancel: 'キャンセル',
    submit: '確認する',
    submitting: '確認しています',
    logInAgain: 'LINEでログイン',
    service: 'LINE',
    locked: '間違いが続いたため、一時的に確認を停止しました。しばらくしてからお試しください。',
    burnt: 'このコードは使えなくなりました。キャンセルして、もう一度お試しください。',
  },
  resendCode: {
    notArrived: 'メールが届かないときは、迷惑メールフォルダーもご確認ください。',
    send: 'コードをもう一度送る',
    sending: '送信しています',
    seconds: 'あと{{seconds}}秒',
    wait: 'しばらくすると、コードをもう一度送れます。',
    ready: 'コードをもう一度送れます。',
    sent: '新しい認証コードをお送りします。',
  },
} as const;
