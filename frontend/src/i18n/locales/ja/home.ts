export default {
  lead: 'つくったもの、伝えたいこと、いつもの居場所。\nばらばらに散った花びらを、ひとつの美しいページに集めましょう。',
  titleFirst: 'あなたの「好き」を、',
  titleSecond: 'ひとひらに。',
  start: '無料ではじめる',
  haveAccount: 'アカウントをお持ちの方は',
  sampleLabel: 'ページの例',
  sample: {
    displayName: '春野 すみれ',
    displayId: 'sumire.haruno',
    introduction: '水彩で植物を描いています。\n個展のお知らせや、日々のスケッチをここに。',
  },
  points: {
    heading: 'Hitohira でできること',
    page: {
      title: '一枚のページに、全部',
      text: '自己紹介から活動の場所まで。名刺のように、このURLひとつで伝わります。',
    },
    fast: {
      title: 'どこで開いても、すぐ読める',
      text: 'メッセージアプリの中でも軽やかに。読み込みを待たせません。',
    },
    languages: {
      title: '日本語でも、英語でも',
      text: 'ページの案内は、見る人に合わせて日本語か英語で表示されます。海の向こうのファンも迷いません。',
    },
  },
  closing: {
    title: '数分ではじめられます。',
    text: '必要なのはメールアドレスだけです。',
  },
} as const;
