import { type Translation } from '../../translation';
import type ja from '../ja/content-editor';

export default {
  heading: 'Edit the post',
  lead: '{{service}} · {{day}}',
  view: 'See the public page',
  media: {
    title: 'Pictures and videos',
    hint: 'Once posted, they stay as they are.',
    picture: 'Picture',
    video: 'Video',
  },
  form: {
    title: 'Title',
    titleHint: 'Without one, the first line of the text is shown.',
    text: 'Text',
    save: 'Save',
    saving: 'Saving',
    gone: 'This post has been deleted already.',
  },
  hashTags: {
    title: 'Hashtags',
  },
  items: {
    lead: 'Shown above the items on all your post pages.',
    none: 'This post has no items yet.',
    count: 'Items: {{count}}',
  },
  others: {
    lead: 'Shown above your other posts at the end of all your post pages.',
    none: 'There are no other posts yet.',
    count: 'Other posts: {{count}}',
  },
  failed: {
    items: 'We could not load the items.',
    others: 'We could not load the other posts.',
  },
  row: {
    menu: 'Actions for “{{name}}”',
    edit: 'Edit “{{name}}”',
    editAction: 'Edit',
    viewAction: 'See the public page',
    deleteAction: 'Delete',
  },
  deletion: {
    section: 'Delete the post',
    lead: 'It disappears from your page. The service it came from keeps it.',
    open: 'Delete this post',
    title: 'Delete this post?',
    text: 'The post and the items that go with it are deleted for good. The service it came from keeps it.',
    confirm: 'Delete',
    busy: 'Deleting',
    cancel: 'Cancel',
    done: 'The post is deleted.',
  },
  deleted: {
    title: 'The post is deleted',
    text: 'Your page does not show it any more.',
    back: 'Back to editing',
  },
  order: {
    heading: 'Sort posts',
    list: 'The order of your posts',
    back: 'Back to editing',
    fewTitle: 'Nothing to sort',
    few: 'With two posts or more, they can be sorted.',
    failedTitle: 'Your posts could not be loaded',
    failed: 'They can be sorted once all of them are here. Please try again in a while.',
    outdated:
      'A post was deleted elsewhere, so the order could not be saved. This is the list as it is now. Please look at the order and save again.',
    outdatedStill:
      'A post was deleted elsewhere, so the order could not be saved, and the list as it is now could not be loaded. Please save again in a while.',
  },
} as const satisfies Translation<typeof ja>;
