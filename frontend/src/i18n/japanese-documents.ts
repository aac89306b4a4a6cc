/** The loaders of the documents' own namespaces in the source language. */
export const JAPANESE_DOCUMENTS = {
  common: () => import('./locales/ja/common'),
  home: () => import('./locales/ja/home'),
  profile: () => import('./locales/ja/profile'),
  content: () => import('./locales/ja/content'),
  documents: () => import('./locales/ja/documents'),
  site: () => import('./locales/ja/site'),
};
