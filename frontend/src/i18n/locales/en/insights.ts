import { type Translation } from '../../translation';
import type ja from '../ja/insights';

export default {
  heading: 'Insights',
  lead: 'How often your page is viewed, where visitors come from, and what they click.',
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
  visitorsHint: 'Sum of daily visitors',
  change: {
    up: '{{percent}} more than in the previous {{count}} days',
    down: '{{percent}} fewer than in the previous {{count}} days',
    same: 'The same as in the previous {{count}} days',
    first: 'None in the previous {{count}} days',
  },
  byDay: {
    heading: 'Day by day',
    table: 'View as table',
    day: 'Day',
  },
  rankings: {
    links: 'Links',
    contents: 'Posts',
    items: 'Items',
    referrers: 'Referrers',
    devices: 'Devices',
    languages: 'Languages',
  },
  nothing: 'No data for this period.',
  more: 'Show {{count}} more',
  ownAddress: 'Product page',
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
    text: 'Once someone opens your page, you will see views, referrers and clicks here. Add your URL to your social profiles to let people know.',
    action: 'View public page',
  },
  about: {
    heading: 'How visits are counted',
    text: 'No cookies are used, and IP addresses are not stored. Your own visits, bots, and browsers that ask not to be tracked or have JavaScript turned off are not counted. Days begin at midnight Japan time, and data is kept for {{count}} days. When you delete a post or link, its data is deleted too.',
  },
} as const satisfies Translation<typeof ja>;
