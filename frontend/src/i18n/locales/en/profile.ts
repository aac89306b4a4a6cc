import { type Translation } from '../../translation';
import type ja from '../ja/profile';

export default {
  share: 'Share',
  edit: 'Edit page',
  invitation: 'Make a page of your own',
  headlines: {
    POST: 'Posts',
    LINK: 'Links',
    RECOMMEND_PROFILE: 'Recommended',
    RECOMMEND_CONTENT: 'In this post',
    OTHER_POST: 'More posts',
  },
  links: {
    showMore: 'Show more ({{left}} left)',
    loading: 'Loading links',
  },
  failed: {
    title: 'We could not load this page',
    text: 'Please check your connection and try again.',
  },
} as const satisfies Translation<typeof ja>;
