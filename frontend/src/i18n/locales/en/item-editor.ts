import { type Translation } from '../../translation';
import type ja from '../ja/item-editor';

export default {
  add: 'Add items',
  target: {
    title: 'Which post are they for?',
    lead: 'Items are shown with a post.',
    loading: 'Loading your posts',
    none: 'Items belong to a post. Please add a post first.',
    post: 'Add your first post',
    more: 'Show more posts ({{count}} left)',
  },
  content: {
    lead: 'Shown on this post’s page, newest first.',
    empty: 'Recommend what you feature in this post.',
  },
  form: {
    title: 'Add items',
    target: 'For “{{name}}”.',
    part: 'Item {{number}}',
    remove: 'Remove item {{number}}',
    kind: 'Link type',
    mall: 'Search in shops',
    address: 'Open a URL',
    name: 'Search keywords',
    nameHint: 'Searched in the shop your visitor chooses.',
    url: 'Product URL',
    another: 'Add another ({{count}} / {{max}})',
    review: 'Review',
    cancel: 'Cancel',
    close: 'Close',
    full: 'You can add up to {{max}} items to a post.',
    gone: 'This post has been deleted.',
  },
  picture: {
    label: 'Image',
    ofContent: 'From the post',
    ofItems: 'From other items',
    choice: 'Image {{number}}',
    more: 'Show more ({{count}} left)',
    lost: 'The image “{{name}}” could not be restored. Please choose it again.',
  },
  review: {
    title: 'Review your items',
    back: 'Edit',
    add: 'Add ({{count}})',
    adding: 'Adding',
  },
  discard: {
    title: 'Discard your changes?',
    text: 'Your changes are not saved yet. If you close this, they will be lost.',
    confirm: 'Close without saving',
    cancel: 'Keep editing',
  },
  deletion: {
    action: 'Delete “{{name}}”',
    title: 'Delete this item?',
    text: 'Its image will be deleted too, and it will be removed from your public page. This cannot be undone.',
    confirm: 'Delete',
    busy: 'Deleting',
    cancel: 'Cancel',
  },
} as const satisfies Translation<typeof ja>;
