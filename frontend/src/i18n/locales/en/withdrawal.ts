import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/withdrawal';

export default {
  days: { one: '{{count}} day', other: '{{count}} days' },
  consequences: {
    page: 'Your page, posts, items and links are taken down right away, and you are logged out on all devices.',
    services: 'Hitohira’s access to your connected services is revoked.',
    restorable:
      'You can restore your account within {{days}} with the link we e-mail you. After that, all your data is permanently erased.',
    final:
      'This cannot be undone, because your account has no e-mail address. To be able to restore your account, add one in your account settings first.',
    erased: 'All your data is permanently erased. This cannot be undone.',
    archive:
      'Your archive is deleted, and an import in progress stops. If you want to keep your data, download it in your account settings first.',
    displayId:
      'Nobody can sign up with your display ID for 180 days. If you sign up again with the same e-mail address or LINE account, you can restore it in your account settings.',
  },
  unsubscribe: {
    title: 'Leaving Hitohira',
    lead: 'Here is what happens when you leave.',
    next: 'Continue to delete my account',
    stay: 'Stay and return to your page',
  },
  form: {
    title: 'Delete your account',
    lead: 'This deletes the account @{{displayId}}. Here is what happens.',
    reason: 'Why are you leaving?',
    reasonsFailed: 'The reasons could not be loaded.',
    reasonGone: 'That reason is no longer available. Please choose again.',
    reasonText: 'Tell us your reason',
    reasonTextHint: `Up to ${LIMITS.withdrawReason.text} characters. Please do not include personal information.`,
    agree: 'I understand what happens when my account is deleted.',
    submit: 'Delete my account',
    submitting: 'Deleting',
    stay: 'Keep my account and go back',
  },
  complete: {
    title: 'Your account has been deleted',
    restorable:
      'Thank you for using Hitohira. If you change your mind within {{days}}, use the link in our e-mail to restore your account.',
    final: 'Thank you for using Hitohira.',
    next: 'Go to home page',
  },
  restore: {
    title: 'Restore your account?',
    lead: 'Your page and settings come back as you left them. Services you had connected need to be connected again.',
    submit: 'Restore account',
    submitting: 'Restoring',
    done: {
      title: 'Your account has been restored',
      lead: 'Welcome back. Log in to continue.',
      next: 'Log in',
    },
    gone: {
      title: 'This link no longer works',
      lead: 'It is more than {{days}} old or has already been used. It also stops working if you sign up again with the same e-mail address.',
      erased: 'A deleted account cannot be restored.',
      logIn: 'Log in',
      signUp: 'Sign up again',
    },
  },
} as const satisfies Translation<typeof ja>;
