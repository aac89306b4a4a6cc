import { type Translation } from '../../translation';
import type ja from '../ja/in-app-browser';

export default {
  title: 'Open in your browser',
  refused:
    'Google does not allow logging in from inside other apps. Open this page in a browser such as Safari or Chrome, and link {{service}} there.',
  unsure:
    'Inside another app, logging in with {{service}} may stall. To be safe, open this page in a browser such as Safari or Chrome.',
  address: 'The page to open',
  menu: 'Choose “Open in Safari” or “Open in browser” from this app’s menu, often at the top or bottom right, or copy the URL and paste it into your browser.',
  logIn: 'You may need to log in again there.',
  open: 'Open in browser',
  goOn: 'Continue here',
  close: 'Close',
  favorites: {
    label: 'Where favourites are saved',
    text: 'Favourites are saved only inside the app you are using, and may be gone once you close it. To keep them, open the page in your browser and tap the heart there.',
  },
} as const satisfies Translation<typeof ja>;
