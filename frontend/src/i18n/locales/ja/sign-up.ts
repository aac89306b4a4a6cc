import { LIMITS } from '@hitohira/backend/rules';

export default {
  choice: {
    heading: '新規登録',
    lead: '数分で、あなただけのページができあがります。',
    email: 'メールアドレスで登録',
    haveAccount: 'アカウントをお持ちの方は',
  },
  form: {
    heading: 'メールアドレスで登録',
    lead: 'ご入力のメールアドレスに、6桁の認証コードをお送りします。',
    email: 'メールアドレス',
    password: 'パスワード',
    passwordHint: `${LIMITS.password.min}文字以上。大文字・小文字・数字・記号のうち${LIMITS.password.classes}種類以上`,
    passwordConfirm: 'パスワード（確認）',
    displayId: '表示ID',
    displayIdHint: `ページのURLになります。半角英数字と - _ . で${LIMITS.displayId.max}文字まで`,
    displayName: '表示名',
    displayNameHint: `ページに大きく表示される名前です。${LIMITS.displayName.max}文字まで`,
    agree: '利用規約とプライバシーポリシーに同意します',
    read: {
      terms: '利用規約を読む',
      privacy: 'プライバシーポリシーを読む',
      newTab: '（新しいタブで開きます）',
    },
    submit: '認証コードを送る',
    submitting: '送信しています',
    availability: {
      checking: '使えるかどうか確認しています',
      available: 'この表示IDは使えます。',
      unknown: '確認できませんでした。このまま登録に進めます。',
    },
  },
  code: {
    lead: '{{email}} に6桁の認証コードをお送りしました。{{time}}以内に入力してください。',
    submit: '登録を完了する',
    startOver: 'はじめからやり直す',
  },
  social: {
    heading: '{{provider}}で登録',
    lead: '{{provider}}で認証できました。ページのURLと名前を決めると、登録が完了します。',
    submit: '登録を完了する',
    submitting: '登録しています',
    otherWay: 'ほかの方法で登録する',
    stuck: '登録を続けられません',
    ended: '手続きの有効期限が切れたか、登録がすでに完了しています。お手数ですが、はじめからお試しください。',
    startOver: 'はじめからやり直す',
    registered: 'すでに登録されています',
    registeredLead: 'このアカウントでの登録は済んでいます。ログインしてお使いください。',
  },
  complete: {
    heading: '登録が完了しました',
    lead: 'ようこそ、{{displayName}}さん。あなたのページができました。',
    leadPlain: 'ようこそ。あなたのページができました。',
    address: 'あなたのページのURL',
    next: 'ページを編集する',
  },
} as const;
