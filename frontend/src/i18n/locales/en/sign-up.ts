import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/sign-up';

export default {
  choice: {
    heading: 'Sign up',
    lead: 'A page of your own, in a few minutes.',
    email: 'Sign up with e-mail',
    haveAccount: 'Already have an account?',
  },
  form: {
    heading: 'Sign up with e-mail',
    lead: 'We will send a six-digit code to your e-mail address.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: `At least ${LIMITS.password.min} characters, with three of upper case, lower case, digits and symbols`,
    passwordConfirm: 'Password, once more',
    displayId: 'Display ID',
    displayIdHint: `The address of your page. Letters, digits and - _ . up to ${LIMITS.displayId.max}`,
    displayName: 'Display name',
    displayNameHint: `The name shown large on your page, up to ${LIMITS.displayName.max} characters`,
    agree: 'I agree to the terms of use and the privacy policy',
    read: {
      terms: 'Read the terms of use',
      privacy: 'Read the privacy policy',
      newTab: ' (opens in a new tab)',
    },
    submit: 'Send me the code',
    submitting: 'Sending',
    availability: {
      checking: 'Checking whether it is free…',
      available: 'This display ID is free.',
      unknown: 'We could not check this now. You can go on.',
    },
  },
  code: {
    lead: 'We sent a six-digit code to {{email}}. Please enter it soon: it expires after a while.',
    submit: 'Finish signing up',
    startOver: 'Start over',
  },
  social: {
    heading: 'Sign up with {{provider}}',
    lead: '{{provider}} has confirmed who you are. Choose the address and the name of your page, and you are done.',
    submit: 'Finish signing up',
    submitting: 'Signing up',
    otherWay: 'Sign up another way',
    stuck: 'We cannot go on with your sign-up',
    ended: 'It has expired, or was finished already. Please start again.',
    startOver: 'Start over',
    registered: 'You have an account already',
    registeredLead: 'Somebody has signed up with this account before. Please log in instead.',
  },
  complete: {
    heading: 'You are all set',
    lead: 'Welcome, {{displayName}}. Your page is ready.',
    leadPlain: 'Welcome. Your page is ready.',
    address: 'The address of your page',
    begin: 'Set it up in three steps',
    next: 'Edit your page',
  },
} as const satisfies Translation<typeof ja>;
