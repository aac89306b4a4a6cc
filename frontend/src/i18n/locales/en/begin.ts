import { type Translation } from '../../translation';
import type ja from '../ja/begin';

export default {
  later: 'Continue later',
  progress: {
    label: 'Three steps to begin with',
    position: 'Step {{position}} of {{count}}',
    announced: 'Step {{position}} of {{count}}: {{name}}',
    done: 'done',
    names: {
      theme: 'Theme',
      accounts: 'Accounts',
      link: 'Link',
    },
  },
  foot: {
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    finish: 'See your page',
    skipToPage: 'Skip and see your page',
  },
  theme: {
    heading: 'Pick a theme',
    lead: 'Your page changes as soon as you pick one. You can change it again at any time.',
    now: 'Your page is in “{{theme}}”.',
    applying: 'Changing to “{{theme}}”…',
    applied: 'Changed to “{{theme}}”.',
    notApplied: 'Your page could not be changed to “{{theme}}”.',
    again: 'Try again',
    failed: 'The themes could not be loaded.',
  },
  accounts: {
    heading: 'Connect your accounts',
    lead: 'Link an account, or just paste an address: your page leads people to where you are.',
    pasteTitle: 'Paste an address instead',
    pasteLead: 'Another network, a blog, a shop: any address will do. You can rename it later.',
  },
  link: {
    heading: 'Put up your first link',
    lead: 'New work, a shop, a booking page: lead people to what they should see first.',
    leadMore: 'Your page has a link already. Add another, or see how your page looks.',
    addTitle: 'Add a link',
  },
} as const satisfies Translation<typeof ja>;
