export default {
  heading: 'ログイン',
  lead: 'おかえりなさい。',
  sessionEnded: 'ログインの有効期限が切れました。もう一度ログインすると、続きから操作できます。',
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  submit: 'ログイン',
  submitting: 'ログインしています',
  forgotPassword: 'パスワードをお忘れですか？',
  passwordReset: 'パスワードを再設定しました。新しいパスワードでログインしてください。',
  noAccount: 'はじめての方は',
  failures: {
    credentials: 'メールアドレスまたはパスワードが違います。',
    locked:
      '続けて失敗したため、このアカウントを一時的にロックしました。あと{{minutes}}分ほどしてからお試しください。',
    suspended:
      'このアカウントは利用を停止されています。理由はメールでお知らせしています。お心当たりがない場合は、お問い合わせください。',
    throttled: 'ログインの回数が多すぎます。しばらくしてからお試しください。',
    unknown: 'ログインできませんでした。時間をおいてもう一度お試しください。',
  },
} as const;
