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
import type withdrawal from './locales/ja/withdrawal';
import { type Translation } from './translation';

/** All words of the interface, by namespace. Japanese is the source; every other language has the same shape. */
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
  withdrawal: typeof withdrawal;
}

export type Namespace = keyof Words;

type Loader<N extends Namespace> = () => Promise<{ default: Translation<Words[N]> }>;

/** Each namespace of each language is a chunk of its own, fetched with the routes that need it. */
export const WORD_LOADERS: Record<Language, { [N in Namespace]: Loader<N> }> = {
  ja: {
    allowCodes: () => import('./locales/ja/allow-codes'),
    blocks: () => import('./locales/ja/blocks'),
    common: () => import('./locales/ja/common'),
    contact: () => import('./locales/ja/contact'),
    content: () => import('./locales/ja/content'),
    contentEditor: () => import('./locales/ja/content-editor'),
    credentials: () => import('./locales/ja/credentials'),
    documents: () => import('./locales/ja/documents'),
    emailChange: () => import('./locales/ja/email-change'),
    errors: () => import('./locales/ja/errors'),
    heads: () => import('./locales/ja/heads'),
    favorites: () => import('./locales/ja/favorites'),
    home: () => import('./locales/ja/home'),
    itemEditor: () => import('./locales/ja/item-editor'),
    linkEditor: () => import('./locales/ja/link-editor'),
    linkages: () => import('./locales/ja/linkages'),
    login: () => import('./locales/ja/login'),
    news: () => import('./locales/ja/news'),
    ordering: () => import('./locales/ja/ordering'),
    pageChoices: () => import('./locales/ja/page-choices'),
    passwordChange: () => import('./locales/ja/password-change'),
    passwordReset: () => import('./locales/ja/password-reset'),
    pictures: () => import('./locales/ja/pictures'),
    posting: () => import('./locales/ja/posting'),
    profile: () => import('./locales/ja/profile'),
    report: () => import('./locales/ja/report'),
    settings: () => import('./locales/ja/settings'),
    signUp: () => import('./locales/ja/sign-up'),
    site: () => import('./locales/ja/site'),
    socialLogin: () => import('./locales/ja/social-login'),
    studio: () => import('./locales/ja/studio'),
    withdrawal: () => import('./locales/ja/withdrawal'),
  },
  en: {
    allowCodes: () => import('./locales/en/allow-codes'),
    blocks: () => import('./locales/en/blocks'),
    common: () => import('./locales/en/common'),
    contact: () => import('./locales/en/contact'),
    content: () => import('./locales/en/content'),
    contentEditor: () => import('./locales/en/content-editor'),
    credentials: () => import('./locales/en/credentials'),
    documents: () => import('./locales/en/documents'),
    emailChange: () => import('./locales/en/email-change'),
    errors: () => import('./locales/en/errors'),
    heads: () => import('./locales/en/heads'),
    favorites: () => import('./locales/en/favorites'),
    home: () => import('./locales/en/home'),
    itemEditor: () => import('./locales/en/item-editor'),
    linkEditor: () => import('./locales/en/link-editor'),
    linkages: () => import('./locales/en/linkages'),
    login: () => import('./locales/en/login'),
    news: () => import('./locales/en/news'),
    ordering: () => import('./locales/en/ordering'),
    pageChoices: () => import('./locales/en/page-choices'),
    passwordChange: () => import('./locales/en/password-change'),
    passwordReset: () => import('./locales/en/password-reset'),
    pictures: () => import('./locales/en/pictures'),
    posting: () => import('./locales/en/posting'),
    profile: () => import('./locales/en/profile'),
    report: () => import('./locales/en/report'),
    settings: () => import('./locales/en/settings'),
    signUp: () => import('./locales/en/sign-up'),
    site: () => import('./locales/en/site'),
    socialLogin: () => import('./locales/en/social-login'),
    studio: () => import('./locales/en/studio'),
    withdrawal: () => import('./locales/en/withdrawal'),
  },
};

/** The source file of a namespace, under which the build's manifest knows its chunk. */
export function wordsSource(language: Language, namespace: Namespace): string {
  const file = namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/i18n/locales/${language}/${file}.ts`;
}
