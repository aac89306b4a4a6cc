export default {
  title: '連携アカウント',
  lead: 'SNSのアカウントを連携すると、公開ページに表示され、そのSNSの投稿を追加できるようになります。',
  loading: '連携アカウントを読み込んでいます',
  failed: '連携アカウントを読み込めませんでした。',
  list: '連携しているアカウント',
  needsReconnect: '再連携が必要です',
  full: '連携できるアカウントは{{max}}件までです。追加するには、不要なものを解除してください。',
  services: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    x: 'X',
  },
  row: {
    reconnect: '再連携する',
    reconnectNamed: '「{{name}}」（{{service}}）を再連携する',
    menu: '「{{name}}」（{{service}}）の操作',
    open: '{{service}}で見る',
    remove: '連携を解除する',
  },
  connect: {
    label: 'アカウントを連携する',
    first: 'まだ連携しているアカウントがありません。連携するSNSを選んでください。',
    more: '別のアカウントも連携できます。',
    link: '{{service}}を連携',
    failed: '連携できるSNSを読み込めませんでした。',
    none: 'いま連携できるSNSはありません。',
    leaving: '{{service}}へ移動しています',
    ordinary: '連携せずに、下の「リンク」からURLだけを載せることもできます。',
  },
  terms: {
    label: '連携先の規約',
    youtube: 'YouTube利用規約',
    google: 'Googleプライバシーポリシー',
    instagram: 'Instagram利用規約',
    tiktok: 'TikTok利用規約',
    x: 'X利用規約',
  },
  professional: {
    title: 'Instagramを連携する前に',
    text: '連携できるのは、Instagramの「プロアカウント」（ビジネスまたはクリエイター）だけです。個人用アカウントでは連携できません。',
    howTitle: '個人用アカウントをお使いのとき',
    how: {
      profile: 'Instagramアプリでプロフィールを開き、右上のメニューから「設定とアクティビティ」へ進みます。',
      kind: '「アカウントの種類とツール」から「プロアカウントに切り替える」を選びます。',
      free: '切り替えは無料で、いつでも元に戻せます。',
    },
    goOn: 'Instagramへ進む',
    cancel: 'キャンセル',
  },
  registering: {
    title: '{{service}}を連携しています',
    text: 'このままお待ちください。',
  },
  userId: {
    title: 'TikTokのIDを入力',
    text: '公開ページからあなたのTikTokを開けるように、アカウントのIDを入力してください。',
    label: 'TikTokのID',
    hint: 'プロフィールで「@」に続く文字です。「@」はあってもなくてもかまいません。',
    submit: '連携する',
    submitting: '連携しています',
    cancel: 'キャンセル',
  },
  complete: {
    title: '連携しました',
    text: '{{service}}のアカウントが、公開ページに表示されるようになりました。',
    list: '連携したアカウント',
    post: '{{service}}の投稿を追加する',
    close: '閉じる',
  },
  noRoom: {
    title: '{{service}}を連携できませんでした',
    text: '1ページに連携できるアカウントは{{max}}件までのため、追加できませんでした。不要な連携を解除してから、もう一度{{service}}を連携してください。',
    close: '閉じる',
  },
  refused: {
    noChannel: {
      title: 'YouTubeチャンネルがありません',
      text: '選んだGoogleアカウントには、YouTubeチャンネルがまだありません。YouTubeでチャンネルを作成するか、チャンネルのある別のアカウントを選んで連携してください。',
    },
    notProfessional: {
      title: '個人用アカウントは連携できません',
      text: '選んだInstagramアカウントは個人用です。連携できるのは「プロアカウント」（ビジネスまたはクリエイター）だけです。次の手順で切り替えてから、もう一度連携してください。',
    },
    again: 'もう一度連携する',
    leaving: '移動しています',
  },
  removal: {
    title: 'この連携を解除しますか？',
    text: {
      youtube:
        '公開ページからアカウントの表示がすぐに消え、YouTubeの新しい投稿を追加できなくなります。\n\n追加済みの投稿は、リンクとともに残ります。ご自身で入力・変更したタイトル、説明文、ハッシュタグ、画像もそのまま残ります。\n\nYouTubeから取得したまま変更していないタイトル、説明文、ハッシュタグ、画像、公開日は、30日以内に削除されます。削除後は、このページに追加した日が表示されます。それまでに再連携すれば、削除されません。',
      instagram:
        '公開ページからアカウントの表示がすぐに消え、Instagramの新しい投稿を追加できなくなります。追加済みの投稿は、そのまま残ります。',
      tiktok:
        '公開ページからアカウントの表示がすぐに消え、TikTokの新しい動画を追加できなくなります。追加済みの動画は、そのまま残ります。',
      x: '公開ページからアカウントの表示がすぐに消えます。ほかに変わることはありません。',
    },
    confirm: '解除する',
    busy: '解除しています',
    cancel: 'キャンセル',
  },
} as const;
