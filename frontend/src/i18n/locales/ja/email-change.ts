export default {
  form: {
    heading: 'メールアドレスの変更',
    lead: '新しいメールアドレスに、6桁の認証コードをお送りします。コードを入力するまで、変更されません。',
    current: '現在のメールアドレス',
    label: '新しいメールアドレス',
    firstHeading: 'メールアドレスの登録',
    firstLead: 'メールアドレスに、6桁の認証コードをお送りします。コードを入力すると登録されます。',
    cancel: 'アカウント設定に戻る',
  },
  code: {
    lead: '{{email}} に6桁の認証コードをお送りしました。コードには有効期限があります。お早めにご入力ください。',
    submit: 'メールアドレスを確定する',
    otherEmail: '別のメールアドレスにする',
  },
  complete: {
    heading: 'メールアドレスを変更しました',
    lead: 'これからは {{email}} でログインしてください。この端末以外からは、すべてログアウトしました。',
    withoutPasswordHeading: 'メールアドレスを登録しました',
    withoutPasswordLead: '{{email}} を登録しました。この端末以外からは、すべてログアウトしました。',
    passwordNeeded: 'パスワードも設定すると、このメールアドレスでログインできます。',
    setPassword: 'パスワードを設定する',
    next: 'アカウント設定へ',
  },
} as const;
