export default {
  maintenance: {
    title: 'メンテナンス中です',
    text: 'サービスの点検を行っています。登録された内容が失われることはありません。',
    later: 'しばらくしてから、もう一度お越しください。',
    expected: '{{time}}ごろに再開する予定です。',
    retry: 'トップページを開く',
  },
} as const;
