import { type Translation } from '../../translation';
import type ja from '../ja/linkages';

export default {
  title: 'Linked accounts',
  lead: 'Linked accounts are shown on your public page, and you can add posts from them.',
  loading: 'Loading your linked accounts',
  failed: 'We could not load your linked accounts.',
  list: 'Your linked accounts',
  needsReconnect: 'Needs to be linked again',
  full: 'You can link up to {{max}} accounts. To add another, unlink one you no longer need.',
  services: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    x: 'X',
  },
  row: {
    reconnect: 'Link again',
    reconnectNamed: 'Link “{{name}}” ({{service}}) again',
    menu: 'Actions for “{{name}}” ({{service}})',
    open: 'View on {{service}}',
    remove: 'Unlink',
  },
  connect: {
    label: 'Link an account',
    first: 'No linked accounts yet. Choose a service to link.',
    more: 'You can link more accounts.',
    link: 'Link {{service}}',
    failed: 'We could not load the services.',
    none: 'No services can be linked right now.',
    leaving: 'Redirecting to {{service}}',
    ordinary: 'You can also add just a URL under “Links” below.',
  },
  terms: {
    label: 'Terms of the services',
    youtube: 'YouTube Terms of Service',
    google: 'Google Privacy Policy',
    instagram: 'Instagram Terms of Use',
    tiktok: 'TikTok Terms of Service',
    x: 'X Terms of Service',
  },
  professional: {
    title: 'Before you link Instagram',
    text: 'Only professional accounts (business or creator) can be linked. Personal accounts cannot.',
    howTitle: 'If you have a personal account',
    how: {
      profile: 'In the Instagram app, open your profile and choose “Settings and activity” from the menu.',
      kind: 'Under “Account type and tools”, choose “Switch to professional account”.',
      free: 'It is free, and you can switch back at any time.',
    },
    goOn: 'Continue to Instagram',
    cancel: 'Cancel',
  },
  registering: {
    title: 'Linking {{service}}',
    text: 'This takes a moment.',
  },
  userId: {
    title: 'Your TikTok ID',
    text: 'Enter your TikTok ID so that your page can link to your account.',
    label: 'TikTok ID',
    hint: 'The part after “@” on your profile, with or without the “@”.',
    submit: 'Link',
    submitting: 'Linking',
    cancel: 'Cancel',
  },
  complete: {
    title: 'Linked',
    text: 'Your {{service}} account is now on your public page.',
    list: 'Newly linked accounts',
    post: 'Add posts from {{service}}',
    close: 'Close',
  },
  noRoom: {
    title: '{{service}} was not linked',
    text: 'You can link up to {{max}} accounts, so this one could not be added. Unlink one you no longer need, then link {{service}} again.',
    close: 'Close',
  },
  refused: {
    noChannel: {
      title: 'No YouTube channel',
      text: 'The Google account you chose has no YouTube channel yet. Create one on YouTube, or link another account that has one.',
    },
    notProfessional: {
      title: 'Personal accounts cannot be linked',
      text: 'The Instagram account you chose is personal. Only professional accounts (business or creator) can be linked. Switch it as follows, then try again.',
    },
    again: 'Link again',
    leaving: 'Redirecting',
  },
  removal: {
    title: 'Unlink this account?',
    text: {
      youtube:
        'It will be removed from your public page right away, and you can no longer add YouTube posts from it.\n\nPosts you have added stay, with their links and any titles, descriptions, hashtags and images of your own.\n\nTitles, descriptions, hashtags, images and dates that came from YouTube and that you have not changed will be removed within 30 days. Those posts will then show the date you added them here. If you link the account again before then, nothing is removed.',
      instagram:
        'It will be removed from your public page right away, and you can no longer add Instagram posts from it. Posts you have added stay as they are.',
      tiktok:
        'It will be removed from your public page right away, and you can no longer add TikTok videos from it. Videos you have added stay as they are.',
      x: 'It will be removed from your public page right away. Nothing else changes.',
    },
    confirm: 'Unlink',
    busy: 'Unlinking',
    cancel: 'Cancel',
  },
} as const satisfies Translation<typeof ja>;
