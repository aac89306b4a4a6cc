import { type Translation } from '../../translation';
import type ja from '../ja/blocks';

export default {
  names: {
    content: 'Posts',
    link: 'Links',
    item: 'Recommended items',
  },
  hidden: 'Hidden',
  count: '{{count}} in all',
  showMore: 'Show more ({{count}} left)',
  loadingMore: 'Loading',
  actions: {
    headline: 'Edit the headline',
    show: 'Show on the page',
    hide: 'Hide on the page',
  },
  order: {
    title: 'Order of the blocks',
    hint: 'The order on your page. Drag a block by its handle, or move it from its menu.',
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
    hint: 'Your public page shows these words over the block.',
    useDefault: 'Use the default',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    discard: {
      title: 'Stop here?',
      text: 'The headline is not saved yet. What you typed is lost when you close.',
      confirm: 'Close without saving',
      cancel: 'Go on',
    },
  },
  contents: {
    menu: 'Post actions',
    add: 'Add a post',
    full: 'A page holds at most {{max}} posts. To add another, delete one that you no longer need.',
    editLayout: 'Edit the layout',
    sort: 'Sort posts',
    lead: 'In the order of your page.',
    loading: 'Loading your posts',
    withItems: 'with items',
    empty: {
      title: 'No posts yet',
      text: 'Bring your YouTube, Instagram and TikTok posts together on your page.',
      add: 'Add the first post',
    },
  },
  items: {
    menu: 'Recommended item actions',
    lead: 'Items that go with your posts, newest first.',
    loading: 'Loading your recommended items',
    mall: 'Searched for at shopping malls',
    empty: {
      title: 'No recommended items yet',
      text: 'This block shows what you use and recommend in your posts.',
    },
  },
} as const satisfies Translation<typeof ja>;
