import { type Translation } from '../../translation';
import type ja from '../ja/password-reset';

export default {
  form: {
    heading: 'Reset your password',
    lead: 'We will send a six-digit code to the e-mail address of your account.',
    back: 'Back to login',
  },
  code: {
    lead: 'If {{email}} has an account, a six-digit code is on its way there. Please enter it soon: it expires after a while.',
    submit: 'Next',
    otherEmail: 'Use another e-mail address',
  },
  setting: {
    heading: 'Choose a new password',
    lead: 'You will be logged out on all your devices.',
    disconnect: 'Disconnect LINE as well',
    disconnectHint:
      'Choose this if LINE may have been connected by somebody else. You can connect it again later.',
    submit: 'Set the password',
    submitting: 'Setting it',
  },
  complete: {
    heading: 'Your password is set',
    lead: 'You are logged out on all your devices. Log in with the new password.',
    next: 'Log in',
  },
} as const satisfies Translation<typeof ja>;
