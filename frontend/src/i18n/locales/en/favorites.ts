import { type Translation } from '../../translation';
import type ja from '../ja/favorites';

export default {
  title: 'Favourites',
  lead: 'Your favourites are saved in this browser.',
  more: 'Show more',
  hidden: 'Not available right now: {{count}}. They are still in your favourites.',
  contents: {
    tab: 'Posts',
    loading: 'Loading your favourite posts',
    empty: {
      title: 'No favourite posts yet',
      text: 'Tap the heart on a post to save it here, newest first.',
    },
  },
  items: {
    tab: 'Items',
    loading: 'Loading your favourite items',
    empty: {
      title: 'No favourite items yet',
      text: 'Tap the heart on an item to save it here, newest first.',
    },
  },
} as const satisfies Translation<typeof ja>;
