import { type Translation } from '../../translation';
import type ja from '../ja/settings';

export default {
  heading: 'Account settings',
  lead: 'Where you are logged in, and how your account is kept safe.',
  sessions: {
    title: 'Where you are logged in',
    lead: 'The devices and programs that are logged in to this account. Log out any that you do not recognise.',
    browserOn: '{{browser}} on {{os}}',
    unknownDevice: 'Unknown device or program',
    current: 'This device',
    inUse: 'In use now',
    lastSeen: 'Last used: ',
    justNow: 'just now',
    since: 'Logged in: ',
    end: 'Log out',
    endNamed: 'Log out {{name}}',
    ending: 'Logging out…',
    ended: 'Logged out there.',
    onlyHere: 'You are not logged in anywhere else.',
    more: 'And {{count}} more.',
    failed: 'The list of devices could not be loaded.',
    endOthers: {
      open: 'Log out everywhere else',
      question: 'Log out everywhere else?',
      text: 'You stay logged in here. Every other device and program has to log in again.',
      cancel: 'Cancel',
      confirm: 'Log out everywhere else',
    },
  },
} as const satisfies Translation<typeof ja>;
