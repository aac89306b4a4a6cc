export default {
  version: '{{day}}版',
} as const;
