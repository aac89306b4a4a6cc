import { type Translation } from '../../translation';
import type ja from '../ja/social-login';

export default {
  or: 'or',
  begin: {
    login: 'Log in with {{provider}}',
    signup: 'Sign up with {{provider}}',
  },
  notices: {
    registered: {
      title: 'You already have an account',
      text: 'This account is already registered. Please log in instead.',
      next: 'Go to login',
    },
    connectedElsewhere: {
      title: 'Could not connect',
      text: 'This account is connected to someone else’s page. Please use a different account.',
      next: 'Back to account settings',
    },
    suspended: {
      title: 'You cannot log in',
      text: 'This account is suspended. Please contact us for details.',
      next: 'Contact us',
    },
  },
} as const satisfies Translation<typeof ja>;
