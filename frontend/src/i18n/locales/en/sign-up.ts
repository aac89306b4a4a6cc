import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/sign-up';

export default {
  choice: {
    heading: 'Sign up',
    lead: 'Your own page in just a few minutes.',
    email: 'Sign up with e-mail',
    haveAccount: 'Already have an account?',
  },
  form: {
    heading: 'Sign up with e-mail',
    lead: 'We will send a six-digit code to your e-mail address.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: `At least ${LIMITS.password.min} characters, with three of uppercase, lowercase, digits and symbols`,
    passwordConfirm: 'Confirm password',
    displayId: 'Display ID',
    displayIdHint: `Part of your page URL. Letters, digits and - _ . up to ${LIMITS.displayId.max} characters`,
    displayName: 'Display name',
    displayNameHint: `The name shown large on your page, up to ${LIMITS.displayName.max} characters`,
    agree: 'I agree to the terms of use and the privacy policy',
    read: {
      terms: 'Read the terms of use',
      privacy: 'Read the privacy policy',
      newTab: ' (opens in a new tab)',
    },
    submit: 'Send code',
    submitting: 'Sending',
    availability: {
      checking: 'Checking availability',
      available: 'This display ID is available.',
      unknown: 'We could not check this right now. You can still continue.',
    },
  },
  code: {
    lead: 'We sent a six-digit code to {{email}}. Enter it within {{time}}.',
    submit: 'Finish signing up',
    startOver: 'Start over',
  },
  social: {
    heading: 'Sign up with {{provider}}',
    lead: 'You are verified with {{provider}}. Choose your page URL and display name to finish.',
    submit: 'Finish signing up',
    submitting: 'Signing up',
    otherWay: 'Sign up another way',
    stuck: 'Your sign-up cannot continue',
    ended: 'It has expired or is already complete. Please start over.',
    startOver: 'Start over',
    registered: 'You already have an account',
    registeredLead: 'This account is already registered. Please log in instead.',
  },
  complete: {
    heading: 'You are all set',
    lead: 'Welcome, {{displayName}}. Your page is ready.',
    leadPlain: 'Welcome. Your page is ready.',
    address: 'Your page URL',
    begin: 'Set up your page',
    next: 'Edit your page',
  },
} as const satisfies Translation<typeof ja>;
