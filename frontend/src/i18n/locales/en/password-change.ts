import { type Translation } from '../../translation';
import type ja from '../ja/password-change';

export default {
  form: {
    heading: 'Change your password',
    lead: 'To be sure that it is you, we will send a six-digit code to {{email}}.',
    firstHeading: 'Set a password',
    firstLead:
      'With a password you can log in by e-mail too. To be sure that it is you, we will send a six-digit code to {{email}}.',
    cancel: 'Back to account settings',
  },
  emailNeeded: {
    lead: 'Before you can set a password, you need to add an e-mail address.',
    add: 'Add an e-mail address',
  },
  code: {
    lead: 'We sent a six-digit code to {{email}}. Please enter it soon: it expires after a while.',
    again:
      'To keep it safe, your new password is gone once the page is opened again. Please enter it once more.',
    submit: 'Confirm the password',
    otherPassword: 'Choose another password',
  },
  complete: {
    heading: 'Your new password is set',
    lead: 'You are logged out everywhere but here.',
    next: 'To account settings',
  },
} as const satisfies Translation<typeof ja>;
