import { type Translation } from '../../translation';
import type ja from '../ja/email-change';

export default {
  form: {
    heading: 'Change your e-mail address',
    lead: 'We will send a six-digit code to the new address. Nothing changes until you have entered it.',
    current: 'Your e-mail address now',
    label: 'New e-mail address',
    firstHeading: 'Add an e-mail address',
    firstLead: 'We will send a six-digit code to it. The address is added once you have entered the code.',
    cancel: 'Back to account settings',
  },
  code: {
    lead: 'We sent a six-digit code to {{email}}. Please enter it soon: it expires after a while.',
    submit: 'Confirm the address',
    otherEmail: 'Use another e-mail address',
  },
  complete: {
    heading: 'Your e-mail address is changed',
    lead: 'From now on, log in with {{email}}. You are logged out everywhere but here.',
    withoutPasswordHeading: 'Your e-mail address is set',
    withoutPasswordLead: 'It is {{email}} now. You are logged out everywhere but here.',
    passwordNeeded: 'Set a password too, and you can log in with this address.',
    setPassword: 'Set a password',
    next: 'To account settings',
  },
  undo: {
    title: 'Undo the change of your e-mail address?',
    lead: 'Your account gets its earlier address back and is logged out everywhere. A password set and a LINE connection made since the change are removed as well.',
    submit: 'Undo the change',
    submitting: 'Undoing the change',
    done: {
      title: 'Your earlier e-mail address is back',
      lead: 'You are logged out everywhere. Somebody else may have used your account, so please reset your password.',
      resetPassword: 'Reset the password',
      logIn: 'Go to the login',
    },
    gone: {
      title: 'This link cannot be used',
      lead: 'Its time is over, or it was used before. If your address was changed without you, please contact us.',
      contact: 'Contact us',
    },
  },
} as const satisfies Translation<typeof ja>;
