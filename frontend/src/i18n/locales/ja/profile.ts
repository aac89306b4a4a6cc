export default {
  share: '共有',
  edit: 'ページを編集',
  invitation: 'あなたのページをつくる',
  headlines: {
    POST: '投稿',
    LINK: 'リンク',
    RECOMMEND_PROFILE: 'おすすめアイテム',
    RECOMMEND_CONTENT: 'この投稿のおすすめ',
    OTHER_POST: 'ほかの投稿',
  },
  links: {
    showMore: 'もっと見る（残り{{left}}件）',
    loading: 'リンクを読み込んでいます',
  },
  failed: {
    title: 'ページを読み込めませんでした',
    text: '通信の状態をご確認のうえ、もう一度お試しください。',
  },
} as const;
