import { type Translation } from '../../translation';
import type ja from '../ja/site';

export default {
  later: {
    title: 'This page is not here yet',
    text: 'We are still making it.\nPlease come back a little later.',
  },
  maintenance: {
    title: 'We are under maintenance',
    text: 'We are looking after the service. Nothing that you saved is lost.',
    later: 'Please come back a little later.',
    expected: 'We expect to be back around {{time}}.',
    retry: 'Open the home page',
  },
  unsubscribe: {
    title: 'Leaving Hitohira',
    lead: 'This is what happens when you leave.',
    points: {
      page: 'Your page with its posts, items and links is closed at once, and you are logged out everywhere.',
      restore:
        'If you have registered an e-mail address, you can come back within 7 days by the link we send you. After that, all your data is erased for good.',
      displayId: 'Nobody can use your display ID for 180 days.',
    },
    next: 'Go on to leave',
    stay: 'Stay and go to the home page',
  },
} as const satisfies Translation<typeof ja>;
