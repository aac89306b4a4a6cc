export default {
  heading: 'お知らせ',
  lead: '新しい機能や大切なご案内を、こちらでお伝えします。',
  loading: 'お知らせを読み込んでいます',
  more: 'もっと見る',
  unread: '未読',
  empty: {
    title: 'お知らせはまだありません',
    text: '新しい機能やメンテナンスの予定などを、ここでお知らせします。',
  },
  back: 'お知らせ一覧へ',
  published: '{{day}} 公開',
  revised: '{{day}} 更新',
} as const;
