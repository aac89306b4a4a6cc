import { type Translation } from '../../translation';
import type ja from '../ja/profile';

export default {
  edit: 'Edit page',
  invitation: 'Create your own page',
  report: 'Report this page',
  advertising: 'Contains affiliate links',
  categories: 'Categories',
  showMore: 'Show more ({{left}} left)',
  favorite: 'Add “{{name}}” to favourites',
  headlines: {
    POST: 'Posts',
    LINK: 'Links',
    RECOMMEND_PROFILE: 'Recommended',
    RECOMMEND_CONTENT: 'In this post',
    OTHER_POST: 'More posts',
  },
  providers: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
  },
  linkages: {
    label: 'Linked accounts',
    connected: 'Linked',
    choose: '{{service}} ({{count}})',
  },
  contents: {
    loading: 'Loading posts',
    untitled: 'Post on {{service}}, {{day}}',
  },
  links: {
    loading: 'Loading links',
  },
  items: {
    loading: 'Loading recommended items',
    mall: 'Shop: {{mall}}',
    chooseMall: 'Choose a shop',
    // Items without a name.
    products: {
      amazon: 'Amazon product',
      rakuten: 'Rakuten product',
      yahoo: 'Yahoo! Shopping product',
      other: 'Product',
    },
  },
  malls: {
    title: 'Which shop would you like to search?',
    lead: 'We will remember your choice for next time.',
    close: 'Close',
    names: {
      amazon: 'Amazon.co.jp',
      rakuten: 'Rakuten Ichiba',
      yahoo: 'Yahoo! Shopping',
    },
  },
  owner: {
    add: 'Add',
    addPost: 'Add a post',
    addLink: 'Add a link',
    addItems: 'Add items',
    edit: 'Edit',
  },
  share: {
    open: 'Share this page',
    title: 'Share this page',
    system: 'Share',
    code: 'QR code that opens this page',
    poster: 'Poster to print (A4)',
    close: 'Close',
  },
} as const satisfies Translation<typeof ja>;
