/** What pages say of themselves to search engines and in chats: the server alone needs it. */
export default {
  descriptions: {
    home: 'つくったもの、伝えたいこと、いつもの居場所。YouTube・Instagram・TikTokの投稿も、おすすめの品も、リンクも一枚のページに。日本語と英語で公開できる、クリエイターのための無料プロフィールサービスです。',
    login: 'Hitohira にログインします。',
    signUp: 'Hitohira に登録して、自分のページをつくりましょう。',
    signUpForm: 'メールアドレスで Hitohira に登録します。数分であなたのページができあがります。',
    profile: '{{displayName}}さんのページです。',
    content: '{{displayName}}さんの投稿です。',
    contact: 'Hitohira へのご質問、ご意見、報告をお送りください。登録していない方もご利用いただけます。',
    terms: 'Hitohira を利用するときの約束ごとです。',
    privacy: 'Hitohira が預かる情報と、その目的、保管する期間についての説明です。',
    externalTransmission: '利用者の端末から外部へ送られる情報の内容と、送り先、目的についての公表です。',
    takedown: '権利を侵害する内容などを見つけたときの知らせ方と、その後の対応です。',
    help: 'Hitohira の使い方です。登録、ページの編集、SNSの連携、投稿やアイテムの追加、共有、退会までを説明します。',
    faq: '料金、連携、公開、退会など、Hitohira についてよくある質問とその答えです。',
  },
} as const;
