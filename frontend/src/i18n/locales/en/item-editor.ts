import { type Translation } from '../../translation';
import type ja from '../ja/item-editor';

export default {
  add: 'Add items',
  target: {
    title: 'Which post are they for?',
    lead: 'Items are recommended with a post.',
    loading: 'Loading your posts',
    none: 'Items are recommended with a post. Please add a post first.',
    post: 'Add the first post',
    more: 'Show more posts ({{count}} left)',
  },
  content: {
    lead: 'Shown on the page of this post, newest first.',
    empty: 'Recommend what this post shows.',
  },
  form: {
    title: 'Add items',
    target: 'For “{{name}}”.',
    part: 'Item {{number}}',
    remove: 'Remove item {{number}}',
    kind: 'How people get there',
    mall: 'Search a mall',
    address: 'Go to an address',
    name: 'Words to search for',
    nameHint: 'They are searched for at the mall that your visitor chooses.',
    url: 'Address of the item',
    another: 'Add another ({{count}} / {{max}})',
    review: 'Review',
    cancel: 'Cancel',
    close: 'Close',
    full: 'A post has room for {{max}} items.',
    gone: 'This post has been deleted.',
  },
  picture: {
    label: 'Image',
    ofContent: 'From the post',
    ofItems: 'From other items',
    choice: 'Image {{number}}',
    more: 'Show more ({{count}} left)',
    lost: 'The image “{{name}}” could not be kept. Please choose it again.',
  },
  review: {
    title: 'Is this right?',
    back: 'Change it',
    add: 'Add ({{count}})',
    adding: 'Adding',
  },
  discard: {
    title: 'Stop here?',
    text: 'What you entered is not saved yet. It is lost when you close this.',
    confirm: 'Close without saving',
    cancel: 'Go on',
  },
  deletion: {
    action: 'Delete “{{name}}”',
    title: 'Delete this item?',
    text: 'Its image is deleted with it. It also disappears from your public page, and cannot be restored.',
    confirm: 'Delete',
    busy: 'Deleting',
    cancel: 'Cancel',
  },
} as const satisfies Translation<typeof ja>;
