import { type Translation } from '../../translation';
import type ja from '../ja/favorites';

export default {
  title: 'Favourites',
  lead: 'Your favourites are kept in the browser that you are using now.',
  more: 'Show more',
  hidden: 'Not available right now: {{count}}. They stay in your favourites.',
  contents: {
    tab: 'Posts',
    loading: 'Loading your favourite posts',
    empty: {
      title: 'No favourite posts yet',
      text: 'Press the heart on a post that you like, and it appears here, newest first.',
    },
  },
  items: {
    tab: 'Items',
    loading: 'Loading your favourite items',
    empty: {
      title: 'No favourite items yet',
      text: 'Press the heart on an item that you like, and it appears here, newest first.',
    },
  },
} as const satisfies Translation<typeof ja>;
