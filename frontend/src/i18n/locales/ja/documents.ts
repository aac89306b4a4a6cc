export default {
  version: '{{day}}版',
  failed: '文書を読み込めませんでした',
} as const;
