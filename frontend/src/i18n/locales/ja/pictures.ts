import { LIMITS } from '@hitohira/backend/rules';

export default {
  hint: `JPEG・PNG・WebP、${LIMITS.image.maxMegabytes}MBまで`,
  reading: '読み込んでいます',
  field: {
    choose: '画像を選ぶ',
    replace: '別の画像を選ぶ',
    preview: '選んでいる画像',
  },
  upload: {
    sending: '送信しています',
    finishing: '仕上げています',
    percent: '{{percent}}%',
  },
  icon: {
    title: 'アイコン',
    lead: 'ページのいちばん上に、テーマの形で表示されます。',
    choose: 'アイコンを選ぶ',
    replace: 'アイコンを変える',
    remove: 'アイコンを削除する',
    trim: 'アイコンの切り抜き',
    use: '保存する',
    removal: {
      question: 'アイコンを削除しますか？',
      text: '画像はページから消え、表示名の頭文字が代わりに表示されます。元に戻すには、もう一度画像を選んでください。',
    },
  },
  cover: {
    title: 'カバー',
    lead: 'ページのいちばん上に、横長に表示されます。テーマの絵柄のままにも、好きな画像にもできます。',
    choose: 'カバーを選ぶ',
    replace: 'カバーを変える',
    remove: 'カバーを削除する',
    trim: 'カバーの切り抜き',
    use: '保存する',
    removal: {
      question: 'カバーを削除しますか？',
      text: '画像はページから消え、テーマの絵柄が代わりに表示されます。元に戻すには、もう一度画像を選んでください。',
    },
  },
  header: {
    title: '配置',
    lead: 'ページの先頭に、カバー・アイコン・表示名をどう並べるかを選べます。',
    names: { portrait: '中央ぞろえ', banner: '大きなカバー', compact: 'コンパクト' },
    saving: '配置を保存しています',
  },
  trim: {
    close: '切り抜きを閉じる',
    stage: '切り抜く位置',
    stageHint:
      '矢印キーで位置、＋と－で大きさを変えられます。ドラッグや、2本の指で広げる操作でも調整できます。',
    controls: '調整',
    zoom: '拡大',
    zoomIn: '拡大する',
    zoomOut: '縮小する',
    zoomValue: '{{times}}倍',
    tilt: '傾き',
    tiltValue: '{{degrees}}度',
    turnLeft: '左に90度回す',
    turnRight: '右に90度回す',
    reset: '元に戻す',
    cancel: 'キャンセル',
    stop: '送信をやめる',
    saving: '送信しています',
  },
  discard: {
    title: '切り抜きをやめますか？',
    text: '選んだ画像と調整はまだ保存されていません。閉じると失われます。',
    confirm: '保存せずに閉じる',
    cancel: '調整を続ける',
  },
  removal: {
    cancel: 'キャンセル',
    confirm: '削除する',
    busy: '削除しています',
  },
} as const;
