import { type Language } from './language';
import type allowCodes from './locales/ja/allow-codes';
import type blocks from './locales/ja/blocks';
import type common from './locales/ja/common';
import type contact from './locales/ja/contact';
import type content from './locales/ja/content';
import type contentEditor from './locales/ja/content-editor';
import type credentials from './locales/ja/credentials';
import type documents from './locales/ja/documents';
import type emailChange from './locales/ja/email-change';
import type errors from './locales/ja/errors';
import type heads from './locales/ja/heads';
import type favorites from './locales/ja/favorites';
import type home from './locales/ja/home';
import type itemEditor from './locales/ja/item-editor';
import type linkEditor from './locales/ja/link-editor';
import type linkages from './locales/ja/linkages';
import type login from './locales/ja/login';
import type messages from './locales/ja/messages';
import type news from './locales/ja/news';
import type ordering from './locales/ja/ordering';
import type pageChoices from './locales/ja/page-choices';
import type passwordChange from './locales/ja/password-change';
import type passwordReset from './locales/ja/password-reset';
import type pictures from './locales/ja/pictures';
import type posting from './locales/ja/posting';
import type profile from './locales/ja/profile';
import type report from './locales/ja/report';
import type settings from './locales/ja/settings';
import type signUp from './locales/ja/sign-up';
import type site from './locales/ja/site';
import type socialLogin from './locales/ja/social-login';
import type studio from './locales/ja/studio';
import type titles from './locales/ja/titles';
import type withdrawal from './locales/ja/withdrawal';
import { type Translation } from './translation';

/** All texts by namespace. Japanese is the source; other languages have the same shape. */
export interface Words {
  allowCodes: typeof allowCodes;
  blocks: typeof blocks;
  common: typeof common;
  contact: typeof contact;
  content: typeof content;
  contentEditor: typeof contentEditor;
  credentials: typeof credentials;
  documents: typeof documents;
  emailChange: typeof emailChange;
  errors: typeof errors;
  heads: typeof heads;
  favorites: typeof favorites;
  home: typeof home;
  itemEditor: typeof itemEditor;
  linkEditor: typeof linkEditor;
  linkages: typeof linkages;
  login: typeof login;
  messages: typeof messages;
  news: typeof news;
  ordering: typeof ordering;
  pageChoices: typeof pageChoices;
  passwordChange: typeof passwordChange;
  passwordReset: typeof passwordReset;
  pictures: typeof pictures;
  posting: typeof posting;
  profile: typeof profile;
  report: typeof report;
  settings: typeof settings;
  signUp: typeof signUp;
  site: typeof site;
  socialLogin: typeof socialLogin;
  studio: typeof studio;
  titles: typeof titles;
  withdrawal: typeof withdrawal;
}

export type Namespace = keyof Words;

/** Loads namespaces, each as its own chunk. */
export type Loaders<Names extends Namespace> = {
  readonly [N in Names]: () => Promise<{ default: Translation<Words[N]> }>;
};

/** The namespaces of the documents. */
export type DocumentNamespace = 'common' | 'home' | 'profile' | 'content' | 'documents' | 'site';

/** The source file of a namespace, its key in the build manifest. */
export function wordsSource(language: Language, namespace: Namespace): string {
  const file = namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/i18n/locales/${language}/${file}.ts`;
}
