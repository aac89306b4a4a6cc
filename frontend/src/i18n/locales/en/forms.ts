import type ja from '../ja/forms';
import { type Translation } from '../../translation';

/** The texts that all forms of the application share. */
export default {
  leave: {
    title: 'Leave this page?',
    text: 'Your changes are not saved yet. If you leave, they will be lost.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
  draft: {
    restored: 'Your draft has been restored.',
    save: 'Save',
    discard: 'Discard',
  },
  offline: {
    waiting: 'You are offline. Your changes will be saved when you reconnect.',
    submitting: 'Waiting for connection',
  },
} as const satisfies Translation<typeof ja>;
