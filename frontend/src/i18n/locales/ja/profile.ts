export default {
  share: '共有',
  edit: 'ページを編集',
  invitation: 'あなたのページをつくる',
  failed: {
    title: 'ページを読み込めませんでした',
    text: '通信の状態をご確認のうえ、もう一度お試しください。',
  },
} as const;
