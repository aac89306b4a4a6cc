import { type Language } from './language';
import { type DocumentNamespace, type Loaders } from './namespaces';

/** The loaders of the documents' own namespaces in the source language. */
export const JAPANESE_DOCUMENTS = {
  common: () => import('./locales/ja/common'),
  home: () => import('./locales/ja/home'),
  profile: () => import('./locales/ja/profile'),
  content: () => import('./locales/ja/content'),
  documents: () => import('./locales/ja/documents'),
  site: () => import('./locales/ja/site'),
};

/** The loaders of the documents' own namespaces. */
export const DOCUMENT_LOADERS: Record<Language, Loaders<DocumentNamespace>> = {
  ja: JAPANESE_DOCUMENTS,
  en: {
    common: () => import('./locales/en/common'),
    home: () => import('./locales/en/home'),
    profile: () => import('./locales/en/profile'),
    content: () => import('./locales/en/content'),
    documents: () => import('./locales/en/documents'),
    site: () => import('./locales/en/site'),
  },
};
