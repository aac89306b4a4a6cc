import { type Translation } from '../../translation';
import type ja from '../ja/studio';

export default {
  guide: {
    label: 'Tip',
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
    unsaved: 'You have unsaved changes. If you log out, they will be lost.',
    cancel: 'Cancel',
  },
  notices: {
    title: 'Please take note',
    kinds: {
      CONTENT_REMOVED: 'We removed your post “{{subject}}”.',
      ITEM_REMOVED: 'We removed your item “{{subject}}”.',
      LINK_REMOVED: 'We removed your link “{{subject}}”.',
      ACCOUNT_SUSPENDED: 'Your account was suspended. You can now use it again.',
      LINKAGE_ENDED:
        'Your {{service}} account “{{subject}}” is no longer linked. Link it again under “Linked accounts”.',
      LINKAGE_REMOVAL_SOON:
        'Your {{service}} account “{{subject}}” is still not linked. Unless you link it again by {{date}}, data from {{service}} will be removed from your page.',
    },
    due: 'Unless you link it again by {{date}}, its data will be removed from your page. Text you have changed will stay.',
    reason: 'Reason: {{reason}}',
    reference: 'Reference {{reference}}',
    answer: 'Contact us',
    dismiss: 'Dismiss this notice',
  },
  onboarding: {
    welcome: 'Welcome. Set up your page in three steps:',
    again: 'Finish setting up your page',
    count: '{{done}} of {{total}} done',
    steps: {
      theme: 'Pick a theme',
      accounts: 'Connect your accounts',
      link: 'Add your first link',
    },
    done: 'done',
    begin: 'Get started',
    goOn: 'Continue where you left off',
    close: 'Hide this checklist',
  },
  guides: {
    address: 'This is the URL of your page. Copy it and add it to your social profiles.',
    preview: 'Your changes appear here right away, and on your public page once they are saved.',
  },
  edit: {
    heading: 'Edit your page',
    menu: '{{name}} actions',
    lead: 'Changes are saved automatically when you leave a field.',
    address: 'Your page URL',
    displayName: 'Display name',
    displayNameHint: 'Shown large on your page.',
    introduction: 'Introduction',
    introductionHint: 'Line breaks are preserved.',
    introductionEmpty: 'No introduction yet. Tell people about yourself and what you do.',
    introductionPlaceholder: 'I paint plants in watercolour. Exhibition news here.',
    emptyNotSaved:
      'An empty introduction is not saved. To remove it, choose “Delete introduction” from the menu.',
    write: 'Write introduction',
    clear: 'Delete introduction',
    second: {
      add: {
        ja: 'Add Japanese name and introduction',
        en: 'Add English name and introduction',
      },
      title: { ja: 'Japanese', en: 'English' },
      lead: {
        ja: 'Shown to people who view your page in Japanese. For anything you leave empty, they see your original text.',
        en: 'Shown to people who view your page in English. For anything you leave empty, they see your original text.',
      },
      displayName: { ja: 'Display name in Japanese', en: 'Display name in English' },
      introduction: { ja: 'Introduction in Japanese', en: 'Introduction in English' },
      remove: 'Delete these texts',
    },
    saving: 'Saving…',
    waiting: 'You are offline. Your changes will be saved when you reconnect.',
    saved: 'Saved',
    notSaved: 'Could not save',
    saveAgain: 'Save again',
  },
  preview: {
    label: 'Preview',
    language: 'Language of the preview',
    open: 'Show preview',
    close: 'Back to editing',
  },
} as const satisfies Translation<typeof ja>;
