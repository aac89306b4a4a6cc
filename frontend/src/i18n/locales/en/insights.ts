import { type Translation } from '../../translation';
import type ja from '../ja/insights';

export default {
  heading: 'Insights',
  lead: 'How often your page is seen, where people come from, and what they press.',
  loading: 'Loading insights',
  failed: 'Insights could not be loaded.',
  period: 'Period',
  days: '{{count}} days',
  csv: 'Download CSV',
  metrics: {
    views: 'Views',
    visitors: 'Visitors',
    presses: 'Clicks',
  },
  visitorsHint: 'Daily visitors added up',
  change: {
    up: '{{percent}} more than in the {{count}} days before',
    down: '{{percent}} fewer than in the {{count}} days before',
    same: 'The same as in the {{count}} days before',
    first: 'None in the {{count}} days before',
  },
  byDay: {
    heading: 'Day by day',
    table: 'Show as a table',
    day: 'Day',
  },
  rankings: {
    links: 'Links',
    contents: 'Posts',
    items: 'Items',
    referrers: 'Where visitors come from',
    devices: 'Devices',
    languages: 'Languages',
  },
  nothing: 'Nothing in this period.',
  more: 'Show {{count}} more',
  ownAddress: 'Shop page',
  referrers: {
    internal: 'Within Hitohira',
    none: 'Direct or unknown',
    other: 'Other sites',
  },
  devices: {
    phone: 'Phones',
    tablet: 'Tablets',
    desktop: 'Computers',
    other: 'Others',
  },
  languages: {
    ja: 'Japanese',
    en: 'English',
  },
  empty: {
    title: 'No visits in this period yet',
    text: 'Once somebody opens your page, you see here how often it is viewed, where people come from and what they press. Put its link into your profiles elsewhere to let people know.',
    action: 'See the public page',
  },
  about: {
    heading: 'How visits are counted',
    text: 'Without cookies, and without storing IP addresses. Your own visits, bots, and browsers that ask not to be tracked or run without JavaScript are not counted. Days begin at midnight in Japan, and are kept for {{count}} days. Posts and links that you delete take their numbers with them.',
  },
} as const satisfies Translation<typeof ja>;
