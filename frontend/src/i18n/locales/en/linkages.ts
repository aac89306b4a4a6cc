import { type Translation } from '../../translation';
import type ja from '../ja/linkages';

export default {
  title: 'Linked accounts',
  lead: 'A linked account is shown on your public page, and its posts can be added there.',
  loading: 'Loading your linked accounts',
  failed: 'We could not load your linked accounts.',
  list: 'Your linked accounts',
  needsReconnect: 'needs to be linked again',
  full: 'A page holds at most {{max}} linked accounts. To add another, unlink one that you no longer need.',
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
    open: 'See it on {{service}}',
    remove: 'Unlink',
  },
  connect: {
    label: 'Link an account',
    first: 'No linked accounts yet. Choose a service to link.',
    more: 'You can link more accounts.',
    link: 'Link {{service}}',
    failed: 'We could not load the services.',
    none: 'There is no service to link at the moment.',
    leaving: 'Going to {{service}}',
    ordinary: 'To show no more than an address, add it under “Links” below instead.',
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
    text: 'Only a professional account (business or creator) can be linked. Instagram does not let us in with a personal one.',
    howTitle: 'If yours is a personal account',
    how: {
      profile: 'In the Instagram app, open your profile and choose “Settings and activity” from the menu.',
      kind: 'Under “Account type and tools”, choose “Switch to professional account”.',
      free: 'It is free, and you can switch back at any time.',
    },
    goOn: 'Go on to Instagram',
    cancel: 'Cancel',
  },
  browser: {
    title: 'Please use your browser',
    text: 'Google does not let you log in inside another app. Open this page in a browser such as Safari or Chrome, and link YouTube there.',
    address: 'The page to open',
    logIn: 'You may have to log in again there.',
    open: 'Open in the browser',
    close: 'Close',
  },
  registering: {
    title: 'Linking {{service}}',
    text: 'This takes a moment.',
  },
  userId: {
    title: 'Your TikTok ID',
    text: 'So that your page can lead to your TikTok account, tell us its ID.',
    label: 'TikTok ID',
    hint: 'What follows “@” on your profile. You may leave out the “@”.',
    submit: 'Link',
    submitting: 'Linking',
    cancel: 'Stop',
  },
  complete: {
    title: 'Linked',
    text: 'Your public page shows your {{service}} account now.',
    list: 'Newly linked accounts',
    post: 'Add posts from {{service}}',
    close: 'Close',
  },
  noRoom: {
    title: '{{service}} was not linked',
    text: 'A page holds at most {{max}} linked accounts, and there is no room for those that you agreed to. Unlink one or more that you no longer need, then link {{service}} again.',
    close: 'Close',
  },
  refused: {
    noChannel: {
      title: 'No YouTube channel',
      text: 'The Google account you chose has no YouTube channel yet. Create one on YouTube, or link another account that has one.',
    },
    notProfessional: {
      title: 'Personal accounts cannot be linked',
      text: 'The Instagram account you chose is a personal one. Only professional accounts (business or creator) can be linked. Switch it as follows, then link it again.',
    },
    again: 'Link again',
    leaving: 'Redirecting…',
  },
  removal: {
    title: 'Unlink this account?',
    text: {
      youtube:
        'It disappears from your public page at once, and no more YouTube posts can be added from it.\n\nPosts that you added stay with their links, and so does every title, description, hash tag or picture that is your own.\n\nWhat came from YouTube and you did not change is removed within 30 days: titles, descriptions, hash tags, pictures and dates. Those posts then show the day on which you added them here. Link the account again before that, and nothing is removed.',
      instagram:
        'It disappears from your public page at once, and no more Instagram posts can be added from it. Posts that you added stay as they are.',
      tiktok:
        'It disappears from your public page at once, and no more TikTok videos can be added from it. Videos that you added stay as they are.',
      x: 'It disappears from your public page at once. Nothing else changes.',
    },
    confirm: 'Unlink',
    busy: 'Unlinking',
    cancel: 'Cancel',
  },
} as const satisfies Translation<typeof ja>;
