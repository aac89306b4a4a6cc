import { type Translation } from '../../translation';
import type ja from '../ja/password-change';

export default {
  form: {
    heading: 'Change your password',
    lead: 'To confirm it’s you, we will send a six-digit code to {{email}}.',
    firstHeading: 'Set a password',
    firstLead:
      'With a password, you can also log in with your e-mail address. To confirm it’s you, we will send a six-digit code to {{email}}.',
    cancel: 'Back to account settings',
  },
  emailNeeded: {
    lead: 'Before you can set a password, you need to add an e-mail address.',
    add: 'Add an e-mail address',
  },
  code: {
    lead: 'We sent a six-digit code to {{email}}. Enter it within {{time}}.',
    again:
      'For your security, your new password is not kept when the page is reloaded. Please enter it again.',
    submit: 'Confirm password',
    otherPassword: 'Choose another password',
  },
  complete: {
    heading: 'Your new password has been set',
    lead: 'You have been logged out on all other devices.',
    next: 'Go to account settings',
  },
} as const satisfies Translation<typeof ja>;
