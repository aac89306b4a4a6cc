import { type Translation } from '../../translation';
import type ja from '../ja/home';

export default {
  lead: 'What you make, what you want to say, where people find you.\nGather the scattered petals on one beautiful page.',
  titleFirst: 'All that you are,',
  titleSecond: 'on one petal.',
  start: 'Start for free',
  haveAccount: 'Already have an account?',
  sampleLabel: 'A sample page',
  sample: {
    displayName: 'Sumire Haruno',
    displayId: 'sumire.haruno',
    introduction: 'I paint plants in watercolour.\nExhibition news and daily sketches live here.',
  },
  points: {
    heading: 'What Hitohira does for you',
    page: {
      title: 'Everything on one page',
      text: 'From who you are to where you work. One address says it all, like a good business card.',
    },
    fast: {
      title: 'There at once, anywhere',
      text: 'Light enough to open inside a chat app. Nobody waits for your page.',
    },
    languages: {
      title: 'In Japanese and in English',
      text: 'Your words stay yours. Everything around them is in Japanese or English, so fans across the sea find their way.',
    },
  },
  closing: {
    title: 'It takes only a few minutes.',
    text: 'All you need is an e-mail address.',
  },
} as const satisfies Translation<typeof ja>;
