export default {
  handle: '「{{name}}」を移動',
  handleKind: '並べ替えのつまみ',
  menu: '「{{name}}」の移動メニュー',
  instructions:
    'スペースキーを押すとつかみます。上下の矢印キーで動かし、もう一度スペースキーを押すと置きます。Escキーで取り消せます。Altキーを押しながら矢印キーを押すと、すぐにひとつ動きます。',
  hint: 'つまみをドラッグするか、メニューから移動できます。キーボードでは、つまみを選んでスペースキーを押し、矢印キーで動かします。',
  moves: {
    top: 'いちばん上へ',
    up: 'ひとつ上へ',
    down: 'ひとつ下へ',
    bottom: 'いちばん下へ',
  },
  announcements: {
    lifted: '「{{name}}」をつかみました。{{total}}件中{{position}}番目です。',
    over: '「{{name}}」を{{total}}件中{{position}}番目へ動かしています。',
    dropped: '「{{name}}」を{{total}}件中{{position}}番目に置きました。',
    cancelled: '取り消しました。「{{name}}」は{{total}}件中{{position}}番目に戻りました。',
    moved: '「{{name}}」を{{total}}件中{{position}}番目に移動しました。',
    undone: 'ひとつ前の並びに戻しました。',
  },
  undo: '元に戻す',
  save: '保存する',
  saving: '保存しています',
  cancel: 'キャンセル',
  unsaved: '並び順はまだ保存されていません。',
  unchanged: '並び順は変わっていません。',
} as const;
