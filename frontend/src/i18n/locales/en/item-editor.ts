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
    lead: 'Shown on this post’s page in this order. New ones come last.',
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
    itemName: 'Item name (optional)',
    itemNameHint: 'Shown on your page. If left empty, it says “Product” or similar.',
    url: 'Product URL',
    reading: 'Reading the page',
    instead: { content: 'Add it as a post', link: 'Add it as a link' },
    handedOver: 'That URL is now in the list at the top of the studio. You can go on with the rest here.',
    moreHandedOver: {
      one: 'The other URL is now in the list at the top of the studio.',
      other: 'The other {{count}} URLs are now in the list at the top of the studio.',
    },
    leftOut: {
      one: 'Up to {{max}} items can be added at a time. This URL was left out: {{first}}',
      other:
        'Up to {{max}} items can be added at a time. {{count}} URLs were left out, beginning with this one: {{first}}',
    },
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
    draft: 'Save as draft',
    adding: 'Adding',
  },
  discard: {
    title: 'Discard your changes?',
    text: 'Your changes are not saved yet. If you close this, they will be lost.',
    confirm: 'Close without saving',
    cancel: 'Keep editing',
  },
  edit: {
    action: 'Edit “{{name}}”',
    title: 'Edit item',
    save: 'Save',
    saving: 'Saving',
    gone: 'This item has been deleted.',
    discard: 'Discard your changes?',
  },
  row: {
    menu: 'Actions for “{{name}}”',
  },
  deletion: {
    title: 'Delete this item?',
    text: 'Its image will be deleted too, and it will be removed from your public page. This cannot be undone.',
    confirm: 'Delete',
    busy: 'Deleting',
    cancel: 'Cancel',
  },
} as const satisfies Translation<typeof ja>;
