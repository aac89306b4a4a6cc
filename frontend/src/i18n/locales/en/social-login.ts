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
      title: 'You have an account already',
      text: 'Somebody has signed up with this account before. Please log in instead.',
      next: 'Go to the login',
    },
    connectedElsewhere: {
      title: 'It could not be connected',
      text: 'This account is connected with somebody else’s page. Please use another one.',
      next: 'Back to the account settings',
    },
    suspended: {
      title: 'You cannot log in',
      text: 'This account is suspended. To find out why, please contact us.',
      next: 'Contact us',
    },
  },
} as const satisfies Translation<typeof ja>;
