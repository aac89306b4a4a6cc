export default {
  form: {
    heading: 'パスワードの再設定',
    lead: 'ご登録のメールアドレスに、6桁の認証コードをお送りします。',
    back: 'ログインに戻る',
  },
  code: {
    lead: '{{email}} が登録されていれば、6桁の認証コードが届きます。{{time}}以内に入力してください。',
    submit: '次へ',
    otherEmail: '別のメールアドレスを使う',
  },
  setting: {
    heading: '新しいパスワードの設定',
    lead: '設定すると、すべての端末からログアウトします。',
    disconnect: 'LINEでのログインも解除する',
    disconnectHint: '連携した覚えがないときは、チェックを入れてください。あとから連携し直せます。',
    submit: 'パスワードを設定する',
    submitting: '設定しています',
  },
  complete: {
    heading: 'パスワードを再設定しました',
    lead: 'すべての端末からログアウトしました。新しいパスワードでログインしてください。',
    next: 'ログインする',
  },
} as const;
