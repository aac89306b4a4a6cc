import { type VisitorMessages } from '../../messages';
import { type Translation } from '../../translation';
import type ja from '../ja/common';

export default {
  // What a link without a page opens, for those who do not see its icon.
  linkKinds: { mail: 'E-mail', phone: 'Phone' },
  brand: {
    home: 'Hitohira home',
    tagline: 'All that you are,\non one petal.',
  },
  skipToContent: 'Skip to content',
  entrances: 'Log in or sign up',
  navigating: 'Loading the page',
  emergency: {
    label: 'Important notice',
    more: 'Read more',
    dismiss: 'Dismiss “{{title}}”',
  },
  language: {
    label: 'Language',
    ja: '日本語',
    en: 'English',
  },
  colorScheme: {
    label: 'Appearance',
    system: 'Match device',
    light: 'Light',
    dark: 'Dark',
  },
  actions: {
    retry: 'Try again',
    logIn: 'Log in',
    signUp: 'Sign up',
    ownPage: 'Your page',
    goHome: 'Go to home page',
    copyUrl: 'Copy link',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  loading: 'Loading',
  readMore: 'Read more',
  readLess: 'Show less',
  scriptNeeded: 'This page needs JavaScript. Please turn it on in your browser and reload.',
  failure: {
    notFound: {
      title: 'Page not found',
      first: 'We could not find the page you are looking for.',
      second: 'It may have been moved or deleted, or the URL may be wrong.',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'Too many pages were opened in a short time. Please try again in a moment.',
    },
    unavailable: {
      title: 'Back in a moment',
      text: 'We are experiencing heavy traffic or are under maintenance. Please try again shortly.',
    },
    unknown: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try again later.',
    },
    status: 'Error {{status}}',
    block: 'This section could not be displayed.',
  },
  length: {
    shown: '{{used}} / {{max}}',
    spoken: '{{used}} of {{max}} characters',
  },
  siteDocuments: {
    label: 'Site information',
    favorites: 'Favourites',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    externalTransmission: 'Data sent to third parties',
    takedown: 'Reports and takedown',
    help: 'Help',
    faq: 'FAQ',
    contact: 'Contact us',
  },
  messages: {
    COPY_SUCCESS: 'Copied.',
    FAILED_TO_GET_CONTENTS_LIST: 'We could not load the posts.',
    FAILED_TO_GET_ITEMS_LIST: 'We could not load the recommended items.',
    FAILED_TO_GET_LINKS_LIST: 'We could not load the links.',
    UNKNOWN: 'Something went wrong. Please try again later.',
    ADD_FAVORITE_CONTENT: 'Added the post to your favourites.',
    DELETE_FAVORITE_CONTENT: 'Removed the post from your favourites.',
    ADD_FAVORITE_ITEM: 'Added the item to your favourites.',
    DELETE_FAVORITE_ITEM: 'Removed the item from your favourites.',
    FAILED_TO_ADD_FAVORITE: 'We could not save your favourite: this browser’s storage is full or blocked.',
  } satisfies VisitorMessages,
  messageActions: {
    undo: 'Undo',
  },
} as const satisfies Translation<typeof ja>;
