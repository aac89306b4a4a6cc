import { type Translation } from '../../translation';
import type ja from '../ja/email-change';

export default {
  form: {
    heading: 'Change your e-mail address',
    lead: 'We will send a six-digit code to the new address. Your address will not change until you enter it.',
    current: 'Current e-mail address',
    label: 'New e-mail address',
    firstHeading: 'Add an e-mail address',
    firstLead: 'We will send a six-digit code to this address. Enter the code to add it.',
    cancel: 'Back to account settings',
  },
  code: {
    lead: 'We sent a six-digit code to {{email}}. Enter it within {{time}}.',
    submit: 'Confirm address',
    otherEmail: 'Use another e-mail address',
  },
  complete: {
    heading: 'Your e-mail address has been changed',
    lead: 'From now on, log in with {{email}}. You have been logged out on all other devices.',
    withoutPasswordHeading: 'Your e-mail address has been added',
    withoutPasswordLead: 'Your address is {{email}}. You have been logged out on all other devices.',
    passwordNeeded: 'Set a password to log in with this address.',
    setPassword: 'Set a password',
    next: 'Go to account settings',
  },
  undo: {
    title: 'Undo your e-mail address change?',
    lead: 'Your previous address will be restored, and you will be logged out on all devices. Any password or LINE connection added since the change will also be removed.',
    submit: 'Undo change',
    submitting: 'Undoing change',
    done: {
      title: 'Your previous e-mail address is back',
      lead: 'You have been logged out on all devices. Someone else may have used your account, so please reset your password.',
      resetPassword: 'Reset your password',
      logIn: 'Go to login',
    },
    gone: {
      title: 'This link no longer works',
      lead: 'It has expired or has already been used. If you did not change your address, please contact us.',
      contact: 'Contact us',
    },
  },
} as const satisfies Translation<typeof ja>;
