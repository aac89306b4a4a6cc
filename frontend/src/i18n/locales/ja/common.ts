import { type VisitorMessages } from '../../messages';

export default {
  // What a link without a page opens, for those who do not see its icon.
  linkKinds: { mail: 'メール', phone: '電話' },
  brand: {
    home: 'Hitohira トップページ',
    tagline: 'あなたの「好き」を、\nひとひらに。',
  },
  skipToContent: '本文へ移動',
  entrances: 'ログインと新規登録',
  navigating: 'ページを読み込んでいます',
  emergency: {
    label: '重要なお知らせ',
    more: '詳しく見る',
    dismiss: '「{{title}}」を閉じる',
  },
  language: {
    label: '言語',
    ja: '日本語',
    en: 'English',
  },
  colorScheme: {
    label: '画面の配色',
    system: '端末の設定に合わせる',
    light: 'ライト',
    dark: 'ダーク',
  },
  actions: {
    retry: 'もう一度試す',
    logIn: 'ログイン',
    signUp: '新規登録',
    ownPage: '自分のページへ',
    goHome: 'トップページへ',
    copyUrl: 'URLをコピー',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
  },
  loading: '読み込んでいます',
  readMore: '続きを読む',
  readLess: '閉じる',
  scriptNeeded:
    'ご利用にはJavaScriptが必要です。ブラウザーの設定で有効にして、ページを読み込み直してください。',
  failure: {
    notFound: {
      title: 'ページが見つかりません',
      first: 'お探しのページは見つかりませんでした。',
      second: 'ページが移動または削除されたか、URLが間違っている可能性があります。',
    },
    tooMany: {
      title: 'アクセスが多すぎます',
      text: '短い時間に多くのページが開かれました。しばらくしてからもう一度お試しください。',
    },
    unavailable: {
      title: 'ただいまご利用いただけません',
      text: 'アクセスが集中しているか、メンテナンス中です。しばらくしてからもう一度お試しください。',
    },
    unknown: {
      title: 'エラーが発生しました',
      text: '予期しないエラーが発生しました。時間をおいてもう一度お試しください。',
    },
    status: 'エラーコード {{status}}',
    block: 'この部分を表示できませんでした。',
  },
  length: {
    shown: '{{used}} / {{max}}',
    spoken: '{{max}}文字中{{used}}文字',
  },
  siteDocuments: {
    label: 'サイトの案内',
    favorites: 'お気に入り',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    externalTransmission: '外部送信',
    takedown: '権利侵害の申し出',
    help: 'ヘルプ',
    faq: 'よくある質問',
    contact: 'お問い合わせ',
  },
  messages: {
    COPY_SUCCESS: 'コピーしました。',
    FAILED_TO_GET_CONTENTS_LIST: '投稿の一覧を読み込めませんでした。',
    FAILED_TO_GET_ITEMS_LIST: 'おすすめアイテムを読み込めませんでした。',
    FAILED_TO_GET_LINKS_LIST: 'リンクの一覧を読み込めませんでした。',
    UNKNOWN: 'エラーが発生しました。時間をおいてもう一度お試しください。',
    ADD_FAVORITE_CONTENT: '投稿をお気に入りに追加しました。',
    DELETE_FAVORITE_CONTENT: '投稿をお気に入りから外しました。',
    ADD_FAVORITE_ITEM: 'アイテムをお気に入りに追加しました。',
    DELETE_FAVORITE_ITEM: 'アイテムをお気に入りから外しました。',
    FAILED_TO_ADD_FAVORITE: 'ブラウザーの容量不足か設定のため、お気に入りを保存できませんでした。',
  } satisfies VisitorMessages,
  messageActions: {
    undo: '元に戻す',
  },
} as const;
