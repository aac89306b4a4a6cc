import { type Translation } from '../../translation';
import type ja from '../ja/allow-codes';

export default {
  title: 'Use codes in this browser?',
  lead: 'Codes are paused because too many wrong ones were entered. They will work again in this browser only.',
  submit: 'Allow codes here',
  submitting: 'Allowing codes',
  done: {
    title: 'Codes work again',
    lead: 'Continue where you left off, in this browser.',
    resetPassword: 'Reset your password',
    logIn: 'Log in',
    signUp: 'Sign up',
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It has expired or has already been used. Devices you have logged in on before still work; on others, please try again tomorrow.',
    logIn: 'Log in',
    contact: 'Contact us',
  },
} as const satisfies Translation<typeof ja>;
