import { type Translation } from '../../translation';
import type ja from '../ja/begin';

export default {
  later: 'Continue later',
  progress: {
    label: 'Three steps to get started',
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
    now: 'Your theme is “{{theme}}”.',
    applying: 'Changing to “{{theme}}”…',
    applied: 'Changed to “{{theme}}”.',
    notApplied: 'The theme could not be changed to “{{theme}}”.',
    again: 'Try again',
    failed: 'The themes could not be loaded.',
  },
  accounts: {
    heading: 'Link your accounts',
    lead: 'Link an account, or just paste a URL. Your page shows people where else to find you.',
    pasteTitle: 'Or paste a URL',
    pasteLead: 'Another network, a blog, a shop: any URL works. You can rename it later.',
  },
  link: {
    heading: 'Add your first link',
    lead: 'New work, a shop, a booking page: start with what people should see first.',
    leadMore: 'Your page already has a link. Add another, or see how your page looks.',
    addTitle: 'Add a link',
    bring: 'Do you already have a link page?',
    bringOpen: 'Import your links',
  },
} as const satisfies Translation<typeof ja>;
