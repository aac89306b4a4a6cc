import { type Translation } from '../../translation';
import type ja from '../ja/password-reset';

export default {
  form: {
    heading: 'Reset your password',
    lead: 'We will send a six-digit code to the e-mail address of your account.',
    back: 'Back to login',
  },
  code: {
    lead: 'If {{email}} has an account, we have sent a six-digit code to it. Enter it within {{time}}.',
    submit: 'Next',
    otherEmail: 'Use another e-mail address',
  },
  setting: {
    heading: 'Choose a new password',
    lead: 'You will be logged out on all your devices.',
    disconnect: 'Also disconnect LINE',
    disconnectHint: 'Select this if someone else may have connected LINE. You can connect it again later.',
    submit: 'Set password',
    submitting: 'Setting password',
  },
  complete: {
    heading: 'Your password has been reset',
    lead: 'You have been logged out on all devices. Log in with your new password.',
    next: 'Log in',
  },
} as const satisfies Translation<typeof ja>;
