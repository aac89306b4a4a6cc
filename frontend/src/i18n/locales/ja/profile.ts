export default {
  edit: 'ページを編集',
  invitation: 'あなたのページをつくる',
  report: 'このページの内容を報告',
  advertising: 'PR・広告を含みます',
  categories: 'カテゴリー',
  showMore: 'もっと見る（残り{{left}}件）',
  favorite: '「{{name}}」をお気に入りに追加',
  headlines: {
    POST: '投稿',
    LINK: 'リンク',
    RECOMMEND_PROFILE: 'おすすめアイテム',
    RECOMMEND_CONTENT: 'この投稿のおすすめ',
    OTHER_POST: 'ほかの投稿',
  },
  providers: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
  },
  linkages: {
    label: '連携しているSNS',
    connected: '連携済み',
    choose: '{{service}}（{{count}}件）',
  },
  contents: {
    loading: '投稿を読み込んでいます',
    untitled: '{{service}}の投稿（{{day}}）',
  },
  links: {
    loading: 'リンクを読み込んでいます',
  },
  items: {
    loading: 'おすすめアイテムを読み込んでいます',
    mall: '探すショップ：{{mall}}',
    chooseMall: '探すショップを選ぶ',
    // Items without a name.
    products: {
      amazon: 'Amazonの商品',
      rakuten: '楽天の商品',
      yahoo: 'Yahoo!ショッピングの商品',
      other: '商品',
    },
  },
  malls: {
    title: 'どのショップで探しますか？',
    lead: '次回からも、選んだショップで探します。',
    close: '閉じる',
    names: {
      amazon: 'Amazon.co.jp',
      rakuten: '楽天市場',
      yahoo: 'Yahoo!ショッピング',
    },
  },
  owner: {
    add: '追加',
    addPost: '投稿を追加',
    addLink: 'リンクを追加',
    addItems: 'アイテムを追加',
    edit: '編集',
  },
  share: {
    open: 'このページを共有',
    title: 'このページを共有',
    system: '共有',
    code: 'このページを開くQRコード',
    poster: '印刷用ポスター（A4）',
    close: '閉じる',
  },
} as const;
