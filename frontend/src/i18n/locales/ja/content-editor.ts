export default {
  heading: '投稿を編集',
  lead: '{{service}}・{{day}}',
  view: '公開ページを見る',
  media: {
    title: '画像と動画',
    hint: '投稿したあとは変更できません。',
    picture: '画像（{{position}}/{{total}}）',
    video: '動画（{{position}}/{{total}}）',
  },
  form: {
    title: 'タイトル',
    titleHint: '入力しないときは、投稿元と日付が表示されます。',
    text: '説明文',
    save: '保存する',
    saving: '保存しています',
    gone: 'この投稿はすでに削除されています。',
  },
  hashTags: {
    title: 'ハッシュタグ',
  },
  items: {
    lead: 'この投稿に添えたアイテムの上に表示されます。',
    none: 'この投稿には、まだアイテムがありません。',
    count: 'アイテム{{count}}件',
  },
  others: {
    lead: 'この投稿のページの下に並ぶ、ほかの投稿の上に表示されます。',
    none: 'ほかの投稿は、まだありません。',
    count: 'ほかの投稿{{count}}件',
  },
  failed: {
    items: 'アイテムを読み込めませんでした。',
    others: 'ほかの投稿を読み込めませんでした。',
  },
  row: {
    menu: '「{{name}}」の操作',
    edit: '「{{name}}」を編集',
    editAction: '編集',
    viewAction: '公開ページを見る',
    deleteAction: '削除',
  },
  deletion: {
    section: '投稿の削除',
    lead: '削除すると、ページに表示されなくなります。投稿元のSNSからは削除されません。',
    open: 'この投稿を削除',
    title: 'この投稿を削除しますか？',
    text: '投稿と、投稿に添えたアイテムが削除されます。元に戻すことはできません。投稿元のSNSには残ります。',
    confirm: '削除する',
    busy: '削除しています',
    cancel: 'キャンセル',
    done: '投稿を削除しました。',
  },
  deleted: {
    title: '投稿を削除しました',
    text: 'この投稿は、もうページに表示されません。',
    back: 'ページの編集へ戻る',
  },
  order: {
    heading: '投稿の並べ替え',
    list: '投稿の並び順',
    back: 'ページの編集へ戻る',
    fewTitle: '並べ替える投稿がありません',
    few: '投稿が2件以上になると、並べ替えられます。',
    failedTitle: '投稿を読み込めませんでした',
    failed: 'すべての投稿がそろってから並べ替えます。時間をおいてもう一度お試しください。',
    outdated:
      'ほかの画面で投稿が削除されたため、保存できませんでした。一覧を最新の内容に更新しました。並び順を確かめて、もう一度保存してください。',
    outdatedStill:
      'ほかの画面で投稿が削除されたため、保存できませんでした。最新の一覧も読み込めなかったため、時間をおいてもう一度保存してください。',
  },
} as const;
