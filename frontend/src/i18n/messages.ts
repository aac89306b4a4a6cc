import type common from './locales/ja/common';

/** The codes of the messages that the snackbar can show; their words stand under `messages` in every language. */
export type MessageCode = keyof (typeof common)['messages'];
