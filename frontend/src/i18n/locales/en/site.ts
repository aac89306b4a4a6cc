import { type Translation } from '../../translation';
import type ja from '../ja/site';

export default {
  maintenance: {
    title: 'Down for maintenance',
    text: 'We will be back soon. Your saved data is safe.',
    later: 'Please check back later.',
    expected: 'We expect to be back around {{time}}.',
    retry: 'Go to home page',
    open: {
      title: 'We are back',
      text: 'There is no maintenance right now. All pages are available.',
    },
  },
} as const satisfies Translation<typeof ja>;
