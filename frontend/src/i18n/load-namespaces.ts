import { type Language } from '@hitohira/backend/rules';
import { Catalog } from './catalog';
import { DOCUMENT_LOADERS } from './document-loaders';
import { JAPANESE } from './japanese';
import { type Loaders, type Namespace } from './namespaces';

/** The loaders of all namespaces. */
export const WORD_LOADERS: Record<Language, Loaders<Namespace>> = {
  ja: JAPANESE,
  en: {
    ...DOCUMENT_LOADERS.en,
    allowCodes: () => import('./locales/en/allow-codes'),
    begin: () => import('./locales/en/begin'),
    blocks: () => import('./locales/en/blocks'),
    contact: () => import('./locales/en/contact'),
    contentEditor: () => import('./locales/en/content-editor'),
    credentials: () => import('./locales/en/credentials'),
    emailChange: () => import('./locales/en/email-change'),
    errors: () => import('./locales/en/errors'),
    heads: () => import('./locales/en/heads'),
    favorites: () => import('./locales/en/favorites'),
    insights: () => import('./locales/en/insights'),
    itemEditor: () => import('./locales/en/item-editor'),
    linkEditor: () => import('./locales/en/link-editor'),
    linkages: () => import('./locales/en/linkages'),
    login: () => import('./locales/en/login'),
    messages: () => import('./locales/en/messages'),
    forms: () => import('./locales/en/forms'),
    news: () => import('./locales/en/news'),
    ordering: () => import('./locales/en/ordering'),
    inAppBrowser: () => import('./locales/en/in-app-browser'),
    pageChoices: () => import('./locales/en/page-choices'),
    passwordChange: () => import('./locales/en/password-change'),
    passwordReset: () => import('./locales/en/password-reset'),
    paste: () => import('./locales/en/paste'),
    pictures: () => import('./locales/en/pictures'),
    posting: () => import('./locales/en/posting'),
    report: () => import('./locales/en/report'),
    settings: () => import('./locales/en/settings'),
    signUp: () => import('./locales/en/sign-up'),
    socialLogin: () => import('./locales/en/social-login'),
    studio: () => import('./locales/en/studio'),
    titles: () => import('./locales/en/titles'),
    withdrawal: () => import('./locales/en/withdrawal'),
  },
};

/** Loads the namespaces that a catalog is missing. */
export function loadNamespaces(catalog: Catalog, namespaces: readonly Namespace[]): Promise<void> {
  return catalog.load(WORD_LOADERS[catalog.language], namespaces);
}

/** Creates a catalog with some namespaces. */
export async function createCatalog(language: Language, namespaces: readonly Namespace[]): Promise<Catalog> {
  const catalog = new Catalog(language);
  await loadNamespaces(catalog, namespaces);
  return catalog;
}
