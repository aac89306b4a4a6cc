export default {
  later: 'あとで続ける',
  progress: {
    label: 'はじめの3ステップ',
    position: 'ステップ{{position}}/{{count}}',
    announced: 'ステップ{{position}}/{{count}}、{{name}}',
    done: '完了',
    names: {
      theme: 'テーマ',
      accounts: 'アカウント',
      link: 'リンク',
    },
  },
  foot: {
    back: '戻る',
    next: '次へ',
    skip: 'スキップ',
    finish: '公開ページを見る',
    skipToPage: 'スキップして公開ページへ',
  },
  theme: {
    heading: 'テーマを決めましょう',
    lead: '選ぶとすぐに、あなたのページに反映されます。あとから何度でも変えられます。',
    now: 'いまのテーマは「{{theme}}」です。',
    applying: '「{{theme}}」に変えています…',
    applied: '「{{theme}}」に変えました。',
    notApplied: '「{{theme}}」に変えられませんでした。',
    again: 'もう一度試す',
    failed: 'テーマを読み込めませんでした。',
  },
  accounts: {
    heading: 'アカウントをつなげましょう',
    lead: 'SNSを連携しても、URLを貼り付けるだけでも、あなたのいる場所へページから案内できます。',
    pasteTitle: 'URLを貼り付けて載せる',
    pasteLead: 'ほかのSNSやブログ、ショップなど、どんなURLでも載せられます。名前はあとから変えられます。',
  },
  link: {
    heading: '最初のリンクを載せましょう',
    lead: '新作、ショップ、予約ページなど、いちばん見てほしい場所へ案内できます。',
    leadMore: 'リンクはもう載っています。続けて追加するか、公開ページを見てみましょう。',
    addTitle: 'リンクを追加',
  },
} as const;
