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
    label: 'Colours',
    system: 'Follow the device',
    light: 'Light',
    dark: 'Dark',
  },
  actions: {
    retry: 'Try again',
    logIn: 'Log in',
    signUp: 'Sign up',
    ownPage: 'Your page',
    goHome: 'Go to the home page',
    copyUrl: 'Copy link',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  loading: 'Loading',
  readMore: 'Read more',
  readLess: 'Show less',
  scriptNeeded: 'This needs JavaScript. Please turn it on in your browser and load the page again.',
  leave: {
    title: 'Leave this page?',
    text: 'What you typed has not been saved yet. If you leave, it will be lost.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
  draft: {
    restored: 'We kept what you had typed.',
    save: 'Save it',
    discard: 'Discard it',
  },
  failure: {
    notFound: {
      title: 'Page not found',
      first: 'We could not find the page you are looking for.',
      second: 'It may have moved or been removed, or the address may be mistyped.',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'A lot of pages were opened from here in a short time. Please try again in a moment.',
    },
    unavailable: {
      title: 'Back in a moment',
      text: 'We are busy or under maintenance. Please try again shortly.',
    },
    unknown: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try again in a while.',
    },
    status: 'Error {{status}}',
    block: 'This part could not be shown.',
  },
  length: {
    shown: '{{used}} / {{max}}',
    spoken: '{{used}} of {{max}} characters',
  },
  siteDocuments: {
    label: 'On this site',
    favorites: 'Favourites',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    externalTransmission: 'Data sent to others',
    takedown: 'Reports and takedown',
    help: 'Help',
    faq: 'Questions and answers',
    contact: 'Contact us',
  },
  messages: {
    COPY_SUCCESS: 'Copied.',
    FAILED_TO_GET_CONTENTS_LIST: 'We could not load the posts.',
    FAILED_TO_GET_ITEMS_LIST: 'We could not load the recommended items.',
    FAILED_TO_GET_LINKS_LIST: 'We could not load the list of links.',
    UNKNOWN: 'Something went wrong. Please try again in a while.',
    ADD_FAVORITE_CONTENT: 'Added the post to your favourites.',
    DELETE_FAVORITE_CONTENT: 'Removed the post from your favourites.',
    ADD_FAVORITE_ITEM: 'Added the item to your favourites.',
    DELETE_FAVORITE_ITEM: 'Removed the item from your favourites.',
    FAILED_TO_ADD_FAVORITE: 'This browser cannot keep your favourites: its storage is full or blocked.',
  } satisfies VisitorMessages,
  messageActions: {
    undo: 'Undo',
  },
} as const satisfies Translation<typeof ja>;
