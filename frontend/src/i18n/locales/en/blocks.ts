import { type Translation } from '../../translation';
import type ja from '../ja/blocks';

export default {
  names: {
    content: 'Posts',
    link: 'Links',
    item: 'Recommended items',
  },
  hidden: 'Hidden',
  counts: {
    content: { one: '{{count}} post', other: '{{count}} posts' },
    item: { one: '{{count}} item', other: '{{count}} items' },
  },
  showMore: 'Show more ({{count}} left)',
  loadingMore: 'Loading',
  actions: {
    headline: 'Edit headline',
    show: 'Show on the page',
    hide: 'Hide on the page',
  },
  visibility: {
    action: 'Visibility and schedule',
    switch: 'Show “{{name}}”',
    title: 'Visibility of “{{name}}”',
    label: 'Who can see it',
    choices: { public: 'Public', hidden: 'Hidden', draft: 'Draft' },
    from: 'Show from ({{timeZone}})',
    until: 'Show until ({{timeZone}})',
    hint: 'Both times are optional.',
    publishing: 'Once published, it cannot become a draft again.',
    save: 'Save',
    cancel: 'Cancel',
    stages: { hidden: 'Hidden', draft: 'Draft', waiting: 'From {{time}}', ended: 'Ended' },
  },
  order: {
    title: 'Block order',
    hint: 'The order of blocks on your page. Drag a block by its handle, or move it from its menu.',
    headline: 'Headline: {{headline}}',
  },
  headline: {
    titles: {
      POST: 'Headline of your posts',
      LINK: 'Headline of your links',
      RECOMMEND_PROFILE: 'Headline of your recommended items',
      RECOMMEND_CONTENT: 'Headline of a post’s items',
      OTHER_POST: 'Headline of your other posts',
    },
    label: 'Headline',
    hint: 'Shown above this block on your public page.',
    useDefault: 'Reset to default',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    discard: {
      title: 'Discard your changes?',
      text: 'The headline is not saved yet. If you close this, your changes will be lost.',
      confirm: 'Close without saving',
      cancel: 'Keep editing',
    },
  },
  contents: {
    menu: 'Post actions',
    add: 'Add a post',
    full: 'You can have up to {{max}} posts. To add another, delete one you no longer need.',
    editLayout: 'Edit layout',
    sort: 'Reorder posts',
    lead: 'In the order shown on your page.',
    loading: 'Loading your posts',
    withItems: 'with items',
    empty: {
      title: 'No posts yet',
      text: 'Bring your YouTube, Instagram and TikTok posts together on your page.',
      add: 'Add your first post',
    },
  },
  items: {
    menu: 'Recommended item actions',
    lead: 'Items from your posts: the newest post’s first, in the order you gave them there.',
    loading: 'Loading your recommended items',
    mall: 'Searched in shops',
    empty: {
      title: 'No recommended items yet',
      text: 'Recommend the things you use and feature in your posts.',
    },
  },
} as const satisfies Translation<typeof ja>;
