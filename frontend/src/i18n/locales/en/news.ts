import { type Translation } from '../../translation';
import type ja from '../ja/news';

export default {
  heading: 'News',
  lead: 'What is new here, and what you should know.',
  loading: 'Loading the news',
  more: 'Show more',
  unread: 'Unread',
  empty: {
    title: 'No news yet',
    text: 'New features, planned maintenance and the like will be announced here.',
  },
  back: 'All news',
  published: 'Published on {{day}}',
  revised: 'Revised on {{day}}',
} as const satisfies Translation<typeof ja>;
