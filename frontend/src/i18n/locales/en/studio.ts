import { type Translation } from '../../translation';
import type ja from '../ja/studio';

export default {
  guide: {
    label: 'Hint',
    close: 'Got it',
  },
  navigation: {
    label: 'Studio',
    page: 'Page',
    contents: 'Posts',
    links: 'Links',
    items: 'Items',
    linkages: 'Linked accounts',
    publicPage: 'Public page',
    theme: 'Theme',
    insights: 'Insights',
    news: 'News',
    unread: '{{label}} unread',
    settings: 'Account settings',
    backToPage: 'Back to editing',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  logOut: {
    action: 'Log out',
    question: 'Log out?',
    unsaved: 'Something you typed is not saved. It is lost when you log out.',
    cancel: 'Cancel',
  },
  notices: {
    title: 'Please take note',
    kinds: {
      CONTENT_REMOVED: 'We removed your post “{{subject}}”.',
      ITEM_REMOVED: 'We removed your item “{{subject}}”.',
      LINK_REMOVED: 'We removed your link “{{subject}}”.',
      ACCOUNT_SUSPENDED: 'We had suspended your account. You can use it again now.',
      LINKAGE_ENDED:
        'Your link with “{{subject}}” at {{service}} has ended. Link it again under linked accounts.',
      LINKAGE_REMOVAL_SOON:
        'Your link with “{{subject}}” at {{service}} has ended. Unless you link it again by {{date}}, what {{service}} told us is removed from your page.',
    },
    due: 'Unless you link it again by {{date}}, what it told us is removed from your page. Words you changed yourself stay.',
    reason: 'Reason: {{reason}}',
    reference: 'Reference {{reference}}',
    answer: 'Write to us',
    dismiss: 'Dismiss this notice',
  },
  onboarding: {
    welcome: 'Welcome. Three steps to your page:',
    again: 'Set up the rest of your page',
    count: '{{done}} of {{total}} done',
    steps: {
      theme: 'Pick a theme',
      accounts: 'Connect your accounts',
      link: 'Put up your first link',
    },
    done: 'done',
    begin: 'Get started',
    goOn: 'Continue where you left off',
    close: 'Put this away',
  },
  guides: {
    address: 'This is where your page lives. Copy the link and put it into your profiles elsewhere.',
    preview: 'What you type shows here at once. The public page follows when it is saved.',
  },
  edit: {
    heading: 'Edit your page',
    menu: '{{name}} actions',
    lead: 'What you type is saved when you leave the field.',
    address: 'The address of your page',
    displayName: 'Display name',
    displayNameHint: 'Shown large on your page.',
    introduction: 'Introduction',
    introductionHint: 'Line breaks are kept.',
    introductionEmpty: 'No introduction yet. Say a little about yourself and what you do.',
    introductionPlaceholder: 'I paint plants in watercolour. Exhibition news lives here.',
    emptyNotSaved:
      'An empty introduction is not saved. To remove it, choose “Clear introduction” from the menu.',
    write: 'Edit introduction',
    clear: 'Clear introduction',
    saving: 'Saving…',
    waiting: 'You are offline. This is saved when you are back.',
    saved: 'Saved',
    notSaved: 'Could not be saved',
    saveAgain: 'Save again',
  },
  preview: {
    label: 'Preview',
    open: 'See the preview',
    close: 'Back to editing',
  },
} as const satisfies Translation<typeof ja>;
