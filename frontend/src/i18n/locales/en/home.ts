import { type Translation } from '../../translation';
import type ja from '../ja/home';

export default {
  titleFirst: 'All that you are,',
  titleSecond: 'on one petal.',
  lead: 'Your videos, your pictures, the things you use and love, your links.\nGather the scattered petals on one beautiful page.',
  start: 'Start for free',
  haveAccount: 'Already have an account?',
  assurances: {
    free: 'Free of charge',
    noAds: 'No ads of ours',
    noTracking: 'No tracking, but for affiliate links',
  },
  example: {
    label: 'A sample page',
    choose: 'Try another theme',
    wear: 'See it in “{{theme}}”',
    worn: 'Current theme: {{theme}} ({{kind}})',
    count: 'There are {{count}} themes. Choose one, and colours, type and shapes of the whole page follow.',
  },
  blocks: {
    heading: 'What you love, in your order',
    lead: 'Posts, recommendations and links: three blocks that you arrange as you like.',
    content: {
      title: 'Your posts become a portfolio',
      text: 'Paste the address of a YouTube video, pick an Instagram post from a list: picture and words come along. TikTok videos and stories join them with an address and a picture.',
    },
    item: {
      title: 'An answer to “where did you get that?”',
      text: 'Add what you used to a post, and visitors look for it at the Japanese shop they choose. Where there is an affiliate link, the notice of advertising comes by itself.',
    },
    link: {
      title: 'Five ways to show a link',
      text: 'Words alone, one large picture, three or four pictures, a picture with words. An exhibition or the way to your shop, in the form that says it best.',
    },
  },
  steps: {
    heading: 'How it works',
    signUp: {
      title: 'Sign up',
      text: 'Enter the six digits from our mail, and your page is already there.',
    },
    link: {
      title: 'Link',
      text: 'Link your accounts at YouTube, Instagram, TikTok and X.',
    },
    arrange: {
      title: 'Arrange',
      text: 'Add posts, items and links, then choose their order and a theme. You see at once how it looks.',
    },
    share: {
      title: 'Share',
      text: 'Copy the address into your profiles. For cards and flyers there is a QR code.',
    },
  },
  points: {
    heading: 'Kind to your visitors, too',
    fast: {
      title: 'There at once, anywhere',
      text: 'Pages are made on the server: light inside a chat app, and readable even without JavaScript.',
    },
    private: {
      title: 'Nobody is followed',
      text: 'No cookies for advertising or analytics. Video companies hear of a visitor only when play is pressed.',
    },
    languages: {
      title: 'In Japanese and in English',
      text: 'Your words stay yours. Everything around them is in Japanese or English, so fans across the sea find their way.',
    },
    favorites: {
      title: 'Favourites without an account',
      text: 'One heart keeps a post or an item on the visitor’s own device.',
    },
    honest: {
      title: 'Honest recommendations',
      text: 'Links that may pay you are marked as such, so that visitors can choose with an easy mind.',
    },
    leave: {
      title: 'A clean goodbye',
      text: 'When you leave, your page is gone at once. After the days in which you can return, so is all of its data.',
    },
  },
  closing: {
    title: 'It takes only a few minutes.',
    text: 'All you need is an e-mail address.',
    faq: 'Read questions and answers',
  },
  sample: {
    displayName: 'Sumire Haruno',
    displayId: 'sumire.haruno',
    introduction: 'I paint plants in watercolour.',
    categories: {
      first: 'Illustration',
      second: 'Plants',
    },
    account: 'Sumire',
    headlines: {
      content: 'What I painted',
      item: 'My materials',
      link: 'News',
    },
    contents: {
      first: 'Violets on a spring morning',
      second: 'Hydrangeas in the garden',
      third: 'A maple in 30 seconds',
      fourth: 'A sketchbook of camellias',
      fifth: 'Mimosa season',
      sixth: 'Layers of fern',
    },
    items: {
      first: 'Round brush, size 6',
      second: '24 watercolour pans',
      third: 'Watercolour block, F4',
      fourth: 'Folding water cup',
    },
    links: {
      exhibition: 'Exhibition “Voices of Grass”',
      class: 'Online class',
      classText: 'Every second Saturday of the month, 10 a.m.',
      card: 'Postcards',
      letter: 'Letters',
      book: 'Patterns',
    },
  },
} as const satisfies Translation<typeof ja>;
