import { LINK_TYPE_NAMES, type LinkTypeName } from '../src/modules/links/link-type.js';
import { type DetailInput, type LinksService } from '../src/modules/links/links.service.js';
import {
  BUTTER,
  CARD,
  CITRUS,
  EVENING,
  FOREST,
  ROSE,
  SPRING,
  SQUARE,
  SUMMER,
  SUN,
  VIOLET,
  WHITE,
  WIDE,
} from './demo-colours.js';
import { type Bouquet } from './paint-flowers.js';
import { type PaintFile } from './painted-files.js';

interface DemoDetail extends Pick<DetailInput, 'title' | 'text' | 'url'> {
  picture?: Bouquet;
}

interface DemoLink {
  kind: LinkTypeName;
  details: DemoDetail[];
}

/** The demo creator's links of every kind, in the page's order. */
const DEMO_LINKS: DemoLink[] = [
  {
    kind: 'image_1',
    details: [
      {
        title: '今月の花束ができました',
        url: 'https://example.com/bouquet',
        picture: { ...WIDE, ...SPRING, petals: ROSE, petalsEach: 5, flowers: 15, seed: 1 },
      },
    ],
  },
  {
    kind: 'text',
    details: [
      {
        title: '営業日カレンダー',
        text: '火曜日と水曜日はお休みです。\n臨時のお休みもこちらでお知らせします。',
        url: 'https://example.com/calendar',
      },
    ],
  },
  {
    kind: 'image_3',
    details: [
      {
        title: 'ばら',
        url: 'https://example.com/rose',
        picture: { ...SQUARE, ...SPRING, petals: ROSE, petalsEach: 8, flowers: 4, seed: 2 },
      },
      {
        title: 'ひまわり',
        url: 'https://example.com/sunflower',
        picture: { ...SQUARE, ...SUMMER, petals: SUN, petalsEach: 16, flowers: 4, seed: 3 },
      },
      {
        title: 'マーガレット',
        url: 'https://example.com/marguerite',
        picture: { ...SQUARE, ...FOREST, petals: WHITE, petalsEach: 12, flowers: 4, seed: 4 },
      },
    ],
  },
  {
    kind: 'image_text',
    details: [
      {
        title: '花のせクッキー',
        text: '食べられる花をのせて焼くだけ。\nはじめてでも失敗しないレシピです。',
        url: 'https://example.com/recipes/flower-cookies',
        picture: { ...CARD, ...BUTTER, petals: CITRUS, petalsEach: 10, flowers: 6, seed: 5 },
      },
    ],
  },
  {
    kind: 'image_4',
    details: [
      {
        title: '花束を贈る',
        url: 'https://example.com/gift',
        picture: { ...SQUARE, ...SPRING, petals: WHITE, petalsEach: 6, flowers: 9, seed: 6 },
      },
      {
        title: '鉢植え',
        url: 'https://example.com/pots',
        picture: { ...SQUARE, ...FOREST, petals: VIOLET, petalsEach: 5, flowers: 9, seed: 7 },
      },
      {
        title: '夜の教室',
        url: 'https://example.com/class',
        picture: { ...SQUARE, ...EVENING, petals: VIOLET, petalsEach: 7, flowers: 5, seed: 8 },
      },
      {
        title: '春の定期便',
        url: 'https://example.com/subscription',
        picture: { ...SQUARE, ...BUTTER, petals: SUN, petalsEach: 9, flowers: 5, seed: 9 },
      },
    ],
  },
  {
    kind: 'text',
    details: [{ title: 'お店のご案内', text: '11時から19時まで。\nご予約なしでお立ち寄りください。' }],
  },
];

/** The demo creator's icon. */
export const DEMO_ICON: Bouquet = {
  ...SQUARE,
  ...SPRING,
  petals: ROSE,
  petalsEach: 5,
  flowers: 1,
  seed: 149,
};

/** Adds the links through the application's service. */
export async function addDemoLinks(links: LinksService, accountId: string, paint: PaintFile): Promise<void> {
  // In reverse order, because new ones come first.
  for (const { kind, details } of DEMO_LINKS.toReversed()) {
    const inputs: DetailInput[] = [];
    for (const [index, { picture, title = null, text = null, url = null }] of details.entries()) {
      const image = picture && (await paint(`details[${index}][image]`, picture));
      inputs.push({ title, text, url, ...(image ? { image } : {}) });
    }
    await links.create(accountId, LINK_TYPE_NAMES.indexOf(kind) + 1, inputs);
  }
}
