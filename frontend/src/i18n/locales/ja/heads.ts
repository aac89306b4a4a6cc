/** The titles and descriptions of pages for search engines and chats. Only the server uses them. */
export default {
  descriptions: {
    home: 'つくったものも、伝えたいことも、いつもの居場所も。YouTube・Instagram・TikTokの投稿、おすすめの品、リンクを一枚のページに。日本語と英語で公開できる、クリエイターのための無料プロフィールサービスです。',
    login: 'Hitohiraにログインします。',
    signUp: 'Hitohiraに登録して、自分のページをつくりましょう。',
    signUpForm: 'メールアドレスでHitohiraに登録します。数分であなたのページができあがります。',
    profile: '{{displayName}}さんのページです。',
    content: '{{displayName}}さんの投稿です。',
    contact: 'ご質問、ご意見、問題のご報告はこちらからお送りください。登録していない方もご利用いただけます。',
    terms: 'Hitohiraの利用規約です。',
    privacy: 'Hitohiraが預かる情報と、その目的、保管する期間についての説明です。',
    externalTransmission: '利用者の端末から外部へ送られる情報の内容と、送り先、目的についての公表です。',
    takedown: '権利の侵害などを見つけたときの報告方法と、その後の対応についての説明です。',
    help: 'Hitohiraの使い方です。登録、ページの編集、SNSの連携、投稿やアイテムの追加、共有、退会までを説明します。',
    faq: '料金、連携、公開、退会など、Hitohiraについてよくある質問とその答えです。',
  },
} as const;
