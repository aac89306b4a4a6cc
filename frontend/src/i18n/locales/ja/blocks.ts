export default {
  names: {
    content: '投稿',
    link: 'リンク',
    item: 'おすすめアイテム',
  },
  hidden: '非表示',
  count: '{{count}}件',
  showMore: 'もっと見る（残り{{count}}件）',
  loadingMore: '読み込んでいます',
  actions: {
    headline: '見出しを編集',
    show: 'ページに表示する',
    hide: 'ページで非表示にする',
  },
  order: {
    title: 'ブロックの並び順',
    hint: 'ページに並ぶ順番です。つまみをドラッグするか、各ブロックのメニューから移動できます。',
    headline: '見出し：{{headline}}',
  },
  headline: {
    titles: {
      POST: '投稿の見出し',
      LINK: 'リンクの見出し',
      RECOMMEND_PROFILE: 'おすすめアイテムの見出し',
      RECOMMEND_CONTENT: '投稿のアイテムの見出し',
      OTHER_POST: 'ほかの投稿の見出し',
    },
    label: '見出し',
    hint: '公開ページに、この言葉が見出しとして表示されます。',
    save: '保存する',
    saving: '保存しています',
    cancel: 'キャンセル',
    discard: {
      title: '入力をやめますか？',
      text: '見出しはまだ保存されていません。閉じると、入力した内容は失われます。',
      confirm: '保存せずに閉じる',
      cancel: '入力を続ける',
    },
  },
  contents: {
    menu: '投稿の操作',
    editLayout: 'レイアウトを編集',
    sort: '投稿を並べ替える',
    lead: 'ページに表示される順に並んでいます。',
    loading: '投稿を読み込んでいます',
    untitled: 'タイトルなし',
    withItems: 'アイテムあり',
    empty: {
      title: 'まだ投稿がありません',
      text: 'YouTube・Instagram・TikTokの投稿を、ページにまとめて並べるためのブロックです。投稿の追加は、ただいま準備中です。',
    },
  },
  items: {
    menu: 'おすすめアイテムの操作',
    lead: '投稿に添えたアイテムが、新しい順に表示されます。',
    loading: 'おすすめアイテムを読み込んでいます',
    mall: 'ショッピングモールで探す',
    empty: {
      title: 'まだおすすめアイテムがありません',
      text: '投稿で紹介したものや愛用のものを、ページで案内するためのブロックです。',
    },
  },
  linkages: {
    title: '連携アカウント',
    loading: '連携アカウントを読み込んでいます',
    failed: '連携アカウントを読み込めませんでした。',
    needsReconnect: 'もう一度連携が必要です',
    empty: {
      title: 'まだ連携しているアカウントがありません',
      text: 'YouTube・Instagram・TikTok・Xのアカウントを、ページで案内するためのものです。連携の機能は、ただいま準備中です。',
    },
  },
} as const;
