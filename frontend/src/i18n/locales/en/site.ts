import { type Translation } from '../../translation';
import type ja from '../ja/site';

export default {
  maintenance: {
    title: 'We are under maintenance',
    text: 'We are looking after the service. Nothing that you saved is lost.',
    later: 'Please come back a little later.',
    expected: 'We expect to be back around {{time}}.',
    retry: 'Open the home page',
    open: {
      title: 'We are open',
      text: 'There is no maintenance at the moment. Every page is there for you.',
    },
  },
} as const satisfies Translation<typeof ja>;
