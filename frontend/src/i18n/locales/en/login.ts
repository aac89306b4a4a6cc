import { type Translation } from '../../translation';
import type ja from '../ja/login';

export default {
  heading: 'Log in',
  lead: 'Welcome back.',
  sessionEnded: 'Your session is over. Log in again to go on where you were.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Log in',
  submitting: 'Logging in',
  forgotPassword: 'Forgot your password?',
  passwordReset: 'Your password is set. Log in with the new one.',
  noAccount: 'New to Hitohira?',
  failures: {
    credentials: 'The e-mail address or the password is not right.',
    locked:
      'After several failed attempts this account is locked for now. Please try again in {{minutes}} min.',
    suspended:
      'This account is suspended. We have mailed you the reason. If you do not know why, please contact us.',
    throttled: 'Too many attempts to log in. Please wait a while and try again.',
    unknown: 'We could not log you in. Please try again in a while.',
  },
} as const satisfies Translation<typeof ja>;
