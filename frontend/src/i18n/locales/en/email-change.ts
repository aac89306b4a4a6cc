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
} as const satisfies Translation<typeof ja>;
