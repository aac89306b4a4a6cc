import { type Translation } from '../../translation';
import type ja from '../ja/paste';

export default {
  label: 'Paste a URL to add it',
  hint: 'Videos and posts become posts, products of shops become items, anything else becomes a link. Put several URLs on lines of their own to add them together.',
  read: 'Read',
  list: 'Pasted URLs',
  kinds: { link: 'Link', item: 'Item', content: 'Post' },
  reading: 'Reading the page',
  progress: '{{done}} of {{total}} read',
  taken: { one: 'Reading the URL.', other: 'Reading {{count}} URLs.' },
  ready: 'Ready to add: {{count}}.',
  unknown: {
    one: 'One line has no URL.',
    other: '{{count}} lines have no URL.',
  },
  beyond: 'Up to {{max}} lines are read at a time. The others are still here.',
  add: 'Add',
  addAll: 'Add all ({{count}})',
  draft: 'Save as draft',
  draftAll: 'Save all as drafts',
  adding: 'Adding',
  edit: 'Edit',
  post: 'Post it',
  asLink: 'Add as a link',
  actionOf: '{{action}}: {{name}}',
  remove: 'Remove',
  removeOf: 'Remove “{{name}}”',
  failed: 'It could not be added. Please try again.',
  target: 'Post it belongs to',
  needsPicture: 'Choose an image',
  noContent: 'You have no posts yet, so it is added as a link',
} as const satisfies Translation<typeof ja>;
