/** What pages say of themselves to search engines and in chats: the server alone needs it. */
export default {
  descriptions: {
    home: 'つくったもの、伝えたいこと、いつもの居場所。クリエイターのすべてを、ひとつの美しいページに。日本語と英語で公開できるプロフィールサービスです。',
    login: 'Hitohira にログインします。',
    signUp: 'Hitohira に登録して、自分のページをつくりましょう。',
    signUpForm: 'メールアドレスで Hitohira に登録します。数分であなたのページができあがります。',
    profile: '{{displayName}}さんのページです。',
    content: '{{displayName}}さんの投稿です。',
    terms: 'Hitohira を利用するときの約束ごとです。',
    privacy: 'Hitohira が預かる情報と、その目的、保管する期間についての説明です。',
  },
} as const;
