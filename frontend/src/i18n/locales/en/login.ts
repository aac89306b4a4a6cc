import { type Translation } from '../../translation';
import type ja from '../ja/login';

export default {
  heading: 'Log in',
  lead: 'Welcome back.',
  sessionEnded: 'Your session has expired. Log in again to continue where you left off.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Log in',
  submitting: 'Logging in',
  forgotPassword: 'Forgot your password?',
  passwordReset: 'Your password has been reset. Log in with your new password.',
  noAccount: 'New to Hitohira?',
  failures: {
    credentials: 'The e-mail address or password is incorrect.',
    locked:
      'Too many failed attempts: this account is temporarily locked. Please try again in {{minutes}} min.',
    suspended:
      'This account is suspended. We have e-mailed you the reason. If you have any questions, please contact us.',
    throttled: 'Too many login attempts. Please try again later.',
    unknown: 'We could not log you in. Please try again later.',
  },
} as const satisfies Translation<typeof ja>;
