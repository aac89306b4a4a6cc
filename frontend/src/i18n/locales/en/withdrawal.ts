import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/withdrawal';

export default {
  days: { one: '{{count}} day', other: '{{count}} days' },
  consequences: {
    page: 'Your page with its posts, items and links is closed at once, and you are logged out everywhere.',
    services: 'What you allowed at connected services is taken back.',
    restorable:
      'You can come back within {{days}} by the link we send you. After that, all your data is erased for good.',
    final:
      'You have no e-mail address here, so this cannot be undone. Add one in your account settings first if you may want to come back.',
    erased: 'All your data is erased for good, and this cannot be undone.',
    displayId:
      'Nobody can sign up with your display ID for 180 days. If you sign up again with the same e-mail address or LINE account, your account settings offer it to you.',
  },
  unsubscribe: {
    title: 'Leaving Hitohira',
    lead: 'This is what happens when you leave.',
    next: 'Continue to delete my account',
    stay: 'Stay and go to your page',
  },
  form: {
    title: 'Delete your account',
    lead: 'This deletes the account @{{displayId}}. This is what happens then.',
    reason: 'Why are you leaving?',
    reasonsFailed: 'The reasons could not be loaded.',
    reasonGone: 'That reason is no longer there. Please choose again.',
    reasonText: 'Tell us your reason',
    reasonTextHint: `Up to ${LIMITS.withdrawReason.text} characters. Please write nothing that tells who you are.`,
    agree: 'I have read what happens when my account is deleted.',
    submit: 'Delete my account',
    submitting: 'Deleting',
    stay: 'Keep my account and go back',
  },
  complete: {
    title: 'Your account is deleted',
    restorable:
      'Thank you for having been here. If you change your mind within {{days}}, the link in our mail brings everything back.',
    final: 'Thank you for having been here.',
    next: 'Go to the home page',
  },
  restore: {
    title: 'Bring your account back?',
    lead: 'Your page and settings will be as they were before you left.',
    submit: 'Bring it back',
    submitting: 'Bringing it back',
    done: {
      title: 'Your account is back',
      lead: 'Welcome back. Log in to go on.',
      next: 'Log in',
    },
    gone: {
      title: 'This link cannot be used',
      lead: 'It is more than {{days}} old, or it was used before. It also ends when you sign up anew with the same e-mail address.',
      erased: 'An account that was deleted cannot be brought back.',
      logIn: 'Log in',
      signUp: 'Sign up anew',
    },
  },
} as const satisfies Translation<typeof ja>;
