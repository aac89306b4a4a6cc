import { type Translation } from '../../translation';
import type ja from '../ja/common';

export default {
  brand: {
    home: 'Hitohira home',
    tagline: 'All that you are,\non one petal.',
  },
  skipToContent: 'Skip to content',
  entrances: 'Log in or sign up',
  navigating: 'Loading the page',
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
    logOut: 'Log out',
    signUp: 'Sign up',
    goHome: 'Go to the home page',
    copyUrl: 'Copy link',
  },
  loading: 'Loading',
  unsaved: 'What you typed has not been saved yet. Leave this page?',
  failure: {
    notFound: {
      title: 'Page not found',
      first: 'We could not find the page you are looking for.',
      second: 'It may have moved or been removed, or the address may be mistyped.',
    },
    unavailable: {
      title: 'Back in a moment',
      text: 'We are busy or under maintenance. Please try again shortly.',
    },
    unknown: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try again in a while.',
    },
  },
  pages: {
    home: 'Hitohira: all that you are, on one petal',
    login: 'Log in | Hitohira',
    signUp: 'Sign up | Hitohira',
    signUpForm: 'Sign up with e-mail | Hitohira',
    signUpCode: 'Enter your code | Hitohira',
    signUpComplete: 'Welcome | Hitohira',
    profile: '{{displayName}} (@{{displayId}}) | Hitohira',
    profileEdit: 'Edit your page | Hitohira',
  },
  descriptions: {
    home: 'What you make, what you want to say and where to find you, on one beautiful page. A profile for creators, in Japanese and English.',
    login: 'Log in to Hitohira.',
    signUp: 'Join Hitohira and make a page of your own.',
    signUpForm: 'Join Hitohira with your e-mail address. Your page is ready in minutes.',
    profile: 'The page of {{displayName}}.',
  },
  messages: {
    UNKNOWN: 'Something went wrong. Please try again in a while.',
    ILLEGAL_TRANSITION: 'That page cannot be opened directly. Please start from here.',
    COPY_SUCCESS: 'Copied.',
    SAVE_SUCCESS: 'Saved.',
    SUCCESS_TO_PATCH_INTRODUCTION: 'Your introduction is saved.',
    UNAUTHORIZED: 'This took too long and has expired. Please try again.',
    REQUIRED_TO_LOG_IN: 'Please log in.',
    REGISTERED_ACCOUNT_ID: 'This display ID is already taken.',
  },
} as const satisfies Translation<typeof ja>;
