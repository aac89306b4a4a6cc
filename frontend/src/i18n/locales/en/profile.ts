import { type Translation } from '../../translation';
import type ja from '../ja/profile';

export default {
  edit: 'Edit page',
  invitation: 'Make a page of your own',
  report: 'Report something on this page',
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
    label: 'Connected accounts',
    connected: 'Connected',
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
    mall: 'Looking at {{mall}}',
    chooseMall: 'Choose where to look',
    products: {
      amazon: 'Amazon product',
      rakuten: 'Rakuten product',
      yahoo: 'Yahoo! Shopping product',
      other: 'Product',
    },
  },
  malls: {
    title: 'Where would you like to look?',
    lead: 'Your choice is remembered for the next time.',
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
    close: 'Close',
  },
} as const satisfies Translation<typeof ja>;
