import { Catalog } from './catalog';
import { DOCUMENT_LOADERS, JAPANESE_DOCUMENTS } from './document-loaders';
import { type Language } from './language';
import { type Loaders, type Namespace } from './namespaces';

/** The loaders of all namespaces in the source language. */
export const JAPANESE = {
  ...JAPANESE_DOCUMENTS,
  allowCodes: () => import('./locales/ja/allow-codes'),
  begin: () => import('./locales/ja/begin'),
  blocks: () => import('./locales/ja/blocks'),
  contact: () => import('./locales/ja/contact'),
  contentEditor: () => import('./locales/ja/content-editor'),
  credentials: () => import('./locales/ja/credentials'),
  emailChange: () => import('./locales/ja/email-change'),
  errors: () => import('./locales/ja/errors'),
  heads: () => import('./locales/ja/heads'),
  favorites: () => import('./locales/ja/favorites'),
  insights: () => import('./locales/ja/insights'),
  itemEditor: () => import('./locales/ja/item-editor'),
  linkEditor: () => import('./locales/ja/link-editor'),
  linkages: () => import('./locales/ja/linkages'),
  login: () => import('./locales/ja/login'),
  messages: () => import('./locales/ja/messages'),
  forms: () => import('./locales/ja/forms'),
  news: () => import('./locales/ja/news'),
  ordering: () => import('./locales/ja/ordering'),
  outside: () => import('./locales/ja/outside'),
  pageChoices: () => import('./locales/ja/page-choices'),
  passwordChange: () => import('./locales/ja/password-change'),
  passwordReset: () => import('./locales/ja/password-reset'),
  paste: () => import('./locales/ja/paste'),
  pictures: () => import('./locales/ja/pictures'),
  posting: () => import('./locales/ja/posting'),
  report: () => import('./locales/ja/report'),
  settings: () => import('./locales/ja/settings'),
  signUp: () => import('./locales/ja/sign-up'),
  socialLogin: () => import('./locales/ja/social-login'),
  studio: () => import('./locales/ja/studio'),
  titles: () => import('./locales/ja/titles'),
  withdrawal: () => import('./locales/ja/withdrawal'),
};

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
    outside: () => import('./locales/en/outside'),
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
