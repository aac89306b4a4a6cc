import { type Translation } from '../../translation';
import type ja from '../ja/allow-codes';

export default {
  title: 'Use codes in this browser?',
  lead: 'Codes are paused because too many wrong ones were entered. They will work again in this browser only.',
  submit: 'Allow codes here',
  submitting: 'Allowing codes',
  done: {
    title: 'Codes work again',
    lead: 'Please go on in this browser with what you were doing.',
    resetPassword: 'Reset the password',
    logIn: 'Log in',
    signUp: 'Sign up',
  },
  gone: {
    title: 'This link cannot be used',
    lead: 'Its time is over, or it was used before. Devices on which you have logged in before work as usual; on others, please try again tomorrow.',
    logIn: 'Log in',
    contact: 'Contact us',
  },
} as const satisfies Translation<typeof ja>;
