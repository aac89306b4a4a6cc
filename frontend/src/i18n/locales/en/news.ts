import { type Translation } from '../../translation';
import type ja from '../ja/news';

export default {
  heading: 'News',
  lead: 'New features and important updates.',
  loading: 'Loading the news',
  more: 'Show more',
  unread: 'Unread',
  empty: {
    title: 'No news yet',
    text: 'New features, planned maintenance and the like will be announced here.',
  },
  back: 'All news',
  published: 'Published on {{day}}',
  revised: 'Updated on {{day}}',
} as const satisfies Translation<typeof ja>;
