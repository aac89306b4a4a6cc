/** The texts that all forms of the application share. */
export default {
  leave: {
    title: 'このページを離れますか？',
    text: '入力した内容はまだ保存されていません。離れると失われます。',
    stay: '入力を続ける',
    leave: '保存せずに離れる',
  },
  draft: {
    restored: '入力途中の内容を復元しました。',
    save: '保存する',
    discard: '破棄する',
  },
  offline: {
    waiting: 'オフラインです。接続が戻りしだい保存します。',
    submitting: '接続を待っています',
  },
} as const;
