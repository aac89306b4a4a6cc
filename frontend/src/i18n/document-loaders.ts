import { type Language } from '@hitohira/backend/rules';
import { JAPANESE_DOCUMENTS } from './japanese-documents';
import { type DocumentNamespace, type Loaders } from './namespaces';

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
