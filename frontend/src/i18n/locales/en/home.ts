import { type Translation } from '../../translation';
import type ja from '../ja/home';

export default {
  titleFirst: 'All that you are,',
  titleSecond: 'on one petal.',
  lead: 'Gather your videos, pictures, links and the things you love on one beautiful page.',
  start: 'Start for free',
  visit: 'Visit a page',
  seeBlocks: 'See what it can do',
  assurances: {
    free: 'Free to use',
    noAds: 'No ads from us',
    noTracking: 'No tracking, except for affiliate links',
  },
  example: {
    label: 'A sample page',
    choose: 'Try another theme',
    wear: 'See it in “{{theme}}”',
    worn: 'Current theme: {{theme}} ({{kind}})',
  },
  blocks: {
    heading: 'What you love, in your order',
    lead: 'Posts, recommendations and links: three blocks to arrange as you like.',
    content: {
      title: 'Your posts become a portfolio',
      text: 'Paste the URL of a YouTube video or pick an Instagram post from a list, and its image and description come with it. Add TikTok videos and stories with a URL and an image.',
    },
    item: {
      title: 'An answer to “where did you get that?”',
      text: 'Add the things you use to a post, and visitors can find them at the Japanese shop they prefer. Affiliate links are labelled automatically.',
    },
    link: {
      title: 'Five ways to show a link',
      text: 'Text, one large image, three or four images, or an image with text. Show your exhibition or shop in the way that suits it best.',
    },
  },
  themes: {
    heading: 'The same page, dressed differently',
    lead: 'There are {{count}} themes. Each brings its own cover, headings and colours, and most come in light and dark.',
  },
  promises: {
    heading: 'All you want to know, and nothing you don’t need',
    insights: {
      title: 'Insights without tracking',
      text: 'See how often your page is viewed, where visitors come from and which links they click. Visits are counted without cookies, and nobody is followed.',
      picture: 'A watercolour: a rising chart made of flowers, drawn in a notebook',
    },
    free: {
      title: 'Free, and without ads from us',
      text: 'Your page, its themes and its insights cost nothing. We never put advertising on your page: what is there is what you chose.',
      picture: 'A watercolour: a bouquet spilling out of an envelope',
    },
  },
  steps: {
    heading: 'How it works',
    signUp: {
      title: 'Sign up',
      text: 'Enter the six-digit code from our e-mail, and your page is ready.',
    },
    link: {
      title: 'Link',
      text: 'Link your accounts on YouTube, Instagram, TikTok and X.',
    },
    arrange: {
      title: 'Arrange',
      text: 'Add posts, items and links, then choose their order and a theme. See how it looks as you go.',
    },
    share: {
      title: 'Share',
      text: 'Add your URL to your profiles, and put the QR code on cards and flyers.',
    },
  },
  points: {
    heading: 'Kind to your visitors, too',
    fast: {
      title: 'Fast everywhere',
      text: 'Pages are rendered on the server, so they open quickly even inside chat apps and work without JavaScript.',
    },
    private: {
      title: 'No tracking',
      text: 'No cookies for advertising or analytics. Nothing is loaded from video services until a visitor presses play.',
    },
    languages: {
      title: 'In Japanese and in English',
      text: 'Your words stay as you wrote them. Everything around them appears in Japanese or English, so fans abroad find their way.',
    },
    favorites: {
      title: 'Favourites without an account',
      text: 'Visitors tap a heart to save a post or an item on their own device.',
    },
    honest: {
      title: 'Honest recommendations',
      text: 'Links that may earn you money are labelled, so visitors can choose with confidence.',
    },
    leave: {
      title: 'A clean goodbye',
      text: 'When you leave, your page is taken down at once. After a short period in which you can come back, all of its data is erased.',
    },
  },
  closing: {
    title: 'It takes only a few minutes.',
    text: 'All you need is an e-mail address.',
    faq: 'Read the FAQ',
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
      classText: 'The second Saturday of every month, 10 a.m.',
      card: 'Postcards',
      letter: 'Monthly letter',
      book: 'Pattern book',
    },
  },
} as const satisfies Translation<typeof ja>;
