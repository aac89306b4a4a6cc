export default {
  titleFirst: 'あなたの「好き」を、',
  titleSecond: 'ひとひらに。',
  lead: '動画も写真も、愛用品もリンクも。ばらばらの花びらを、一枚の美しいページに。',
  start: '無料ではじめる',
  visit: 'ページを開いてみる',
  seeBlocks: 'できることを見る',
  assurances: {
    free: '無料で使えます',
    noAds: '運営による広告はありません',
    noTracking: '見る人を追跡しません（アフィリエイトリンクの計測を除く）',
  },
  example: {
    label: 'ページの例',
    choose: 'テーマを着せ替える',
    wear: '「{{theme}}」で見る',
    worn: 'いまのテーマ：{{theme}}（{{kind}}）',
  },
  blocks: {
    heading: '載せたいものを、好きな順に',
    lead: '投稿、おすすめ、リンク。3つのブロックを並べ替えて、自分らしい一枚に。',
    content: {
      title: '投稿が、そのまま作品集に',
      text: 'YouTubeはURLを貼るだけ、Instagramは一覧から選ぶだけで、画像と説明文が入ります。TikTokの動画やストーリーズも、URLと画像で並べられます。',
    },
    item: {
      title: '「それ、どこの？」に答える',
      text: '投稿に添えた愛用品を、見る人が好きなショップで探せます。アフィリエイトのリンクがあれば、広告の表示が自動で付きます。',
    },
    link: {
      title: 'お知らせに合う、5つの見せ方',
      text: '文字だけ、大きな画像、画像3枚、画像4枚、画像と文章。個展の案内も、お店の地図も、いちばん伝わる形で。',
    },
  },
  themes: {
    heading: '同じページも、装いしだい',
    lead: 'テーマは{{count}}種類。カバーの絵も見出しも文字の色も、まとめて着せ替えられます。',
  },
  promises: {
    heading: '知りたいことはわかる。余計なものはつかない。',
    insights: {
      title: '追跡しないアクセス解析',
      text: 'どれだけ見られたか、どこから来てくれたか、どのリンクが押されたか。Cookieを使わず、数だけを数えます。',
      picture: '水彩画：ノートに描かれた、花で表した右上がりのグラフ',
    },
    free: {
      title: '無料で、運営の広告もなし',
      text: 'ページもテーマも、アクセス解析も無料です。運営が広告を入れることはなく、あるのは、あなたが選んだものだけです。',
      picture: '水彩画：封筒からあふれる花束',
    },
  },
  steps: {
    heading: 'はじめかた',
    signUp: {
      title: '登録する',
      text: 'メールで届く6桁のコードを入力すれば、ページの完成です。',
    },
    link: {
      title: 'つなぐ',
      text: 'YouTube、Instagram、TikTok、Xのアカウントを連携します。',
    },
    arrange: {
      title: 'ならべる',
      text: '投稿やアイテム、リンクを載せて、順番とテーマを決めます。',
    },
    share: {
      title: '届ける',
      text: 'URLをコピーして、SNSのプロフィールへ。名刺やチラシにはQRコードをどうぞ。',
    },
  },
  points: {
    heading: '見る人にも、やさしい',
    fast: {
      title: 'どこで開いても、すぐ読める',
      text: 'ページはサーバーで組み立ててから届けます。メッセージアプリの中でもすばやく開き、JavaScriptが動かなくても読めます。',
    },
    private: {
      title: '見る人を追跡しない',
      text: '広告や行動分析のためのCookieは使いません。動画サービスにつながるのも、見る人が再生を押してからです。',
    },
    languages: {
      title: '日本語でも、英語でも',
      text: 'ボタンや案内は、見る人に合わせて日本語か英語で表示されます。海外のファンも迷いません。',
    },
    favorites: {
      title: '登録なしで、お気に入り',
      text: '気になる投稿やアイテムは、ハートを押すだけで、見る人の端末に保存されます。',
    },
    honest: {
      title: '正直なおすすめ',
      text: '報酬につながるリンクには「PR・広告を含みます」の表示が付き、見る人が安心して選べます。',
    },
    leave: {
      title: 'やめるときも、きれいに',
      text: '退会するとページはすぐに消え、元に戻せる期間が過ぎれば、データも消去されます。',
    },
  },
  closing: {
    title: '数分ではじめられます。',
    text: '必要なのはメールアドレスだけです。',
    faq: 'よくある質問を見る',
  },
  sample: {
    displayName: '春野 すみれ',
    displayId: 'sumire.haruno',
    introduction: '水彩で、季節の植物を描いています。',
    categories: {
      first: 'イラスト',
      second: '植物',
    },
    account: 'すみれ',
    headlines: {
      content: '描いたもの',
      item: '愛用の画材',
      link: 'お知らせ',
    },
    contents: {
      first: '菫を描く、春の朝',
      second: '庭の紫陽花',
      third: '30秒で描く紅葉',
      fourth: '椿のスケッチ帖',
      fifth: 'ミモザの季節',
      sixth: '羊歯の葉を重ねる',
    },
    items: {
      first: '水彩筆 丸筆 6号',
      second: '固形水彩 24色',
      third: '水彩紙 ブロック F4',
      fourth: '筆洗 折りたたみ',
    },
    links: {
      exhibition: '個展「草のこえ」',
      class: 'オンライン教室',
      classText: '毎月第2土曜日の朝10時から。',
      card: 'ポストカード',
      letter: '月の便り',
      book: '図案集',
    },
  },
} as const;
