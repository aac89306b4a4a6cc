export default {
  form: {
    heading: 'パスワードの再設定',
    lead: 'ご登録のメールアドレスに、6桁の認証コードをお送りします。',
    back: 'ログインに戻る',
  },
  code: {
    lead: '{{email}} にアカウントがあれば、6桁の認証コードが届きます。コードの有効期限は10分です。',
    submit: '次へ',
    otherEmail: '別のメールアドレスを使う',
  },
  setting: {
    heading: '新しいパスワードの設定',
    lead: '設定すると、すべての端末からログアウトします。',
    submit: 'パスワードを設定する',
    submitting: '設定しています',
  },
  complete: {
    heading: 'パスワードを再設定しました',
    lead: 'すべての端末からログアウトしました。新しいパスワードでログインしてください。',
    next: 'ログインする',
  },
} as const;
