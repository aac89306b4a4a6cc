import { type Translation } from '../../translation';
import type ja from '../ja/content-editor';

export default {
  heading: 'Edit post',
  lead: '{{service}} · {{day}}',
  view: 'View public page',
  media: {
    title: 'Images and videos',
    hint: 'These cannot be changed once added.',
    picture: 'Image',
    video: 'Video',
  },
  form: {
    title: 'Title',
    titleHint: 'If left empty, the first line of the description is shown.',
    text: 'Description',
    save: 'Save',
    saving: 'Saving',
    gone: 'This post has already been deleted.',
  },
  hashTags: {
    title: 'Hashtags',
  },
  items: {
    lead: 'Heading for the items on all your post pages.',
    none: 'This post has no items yet.',
    count: 'Items: {{count}}',
    countShown: 'Items: {{count}}, of which visitors see {{shown}}',
  },
  others: {
    lead: 'Heading for your other posts at the end of all your post pages.',
    none: 'There are no other posts yet.',
    count: 'Other posts: {{count}}',
    countShown: 'Other posts: {{count}}, of which visitors see {{shown}}',
  },
  failed: {
    items: 'We could not load the items.',
    others: 'We could not load the other posts.',
  },
  row: {
    menu: 'Actions for “{{name}}”',
    edit: 'Edit “{{name}}”',
    viewAction: 'View public page',
  },
  deletion: {
    section: 'Delete post',
    lead: 'It will be removed from your page, but not from the service it came from.',
    open: 'Delete this post',
    title: 'Delete this post?',
    text: 'The post and its items will be permanently deleted. It stays on the service it came from.',
    confirm: 'Delete',
    busy: 'Deleting',
    cancel: 'Cancel',
    done: 'Post deleted.',
  },
  deleted: {
    title: 'Post deleted',
    text: 'It is no longer shown on your page.',
    back: 'Back to editing',
  },
  order: {
    heading: 'Reorder posts',
    list: 'Order of your posts',
    back: 'Back to editing',
    fewTitle: 'Nothing to reorder',
    few: 'You need at least two posts to reorder them.',
    failedTitle: 'Your posts could not be loaded',
    failed: 'To reorder them, all of your posts need to be loaded. Please try again later.',
    outdated:
      'A post was deleted elsewhere, so the order could not be saved. The list is now up to date: check the order and save again.',
    outdatedStill:
      'A post was deleted elsewhere, so the order could not be saved, and the latest list could not be loaded. Please save again later.',
  },
} as const satisfies Translation<typeof ja>;
