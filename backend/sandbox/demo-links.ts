import { LINK_TYPE_NAMES, type LinkTypeName } from '../src/modules/links/link-type.js';
import { type DetailInput, type LinksService } from '../src/modules/links/links.service.js';
import { type DemoPicture, demoPicture } from './demo-pictures.js';

interface DemoDetail extends Pick<DetailInput, 'title' | 'text' | 'url'> {
  picture?: DemoPicture;
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
        picture: 'bouquet-of-the-month',
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
        picture: 'roses',
      },
      {
        title: 'ひまわり',
        url: 'https://example.com/sunflower',
        picture: 'sunflowers',
      },
      {
        title: 'マーガレット',
        url: 'https://example.com/marguerite',
        picture: 'marguerites',
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
        picture: 'cookies-and-tea',
      },
    ],
  },
  {
    kind: 'image_4',
    details: [
      {
        title: '花束を贈る',
        url: 'https://example.com/gift',
        picture: 'gift-bouquet',
      },
      {
        title: '鉢植え',
        url: 'https://example.com/pots',
        picture: 'potted-plants',
      },
      {
        title: '夜の教室',
        url: 'https://example.com/class',
        picture: 'candlelit-flowers',
      },
      {
        title: '春の定期便',
        url: 'https://example.com/subscription',
        picture: 'spring-box',
      },
    ],
  },
  {
    kind: 'text',
    details: [{ title: 'お店のご案内', text: '11時から19時まで。\nご予約なしでお立ち寄りください。' }],
  },
];

/** Adds the links through the application's service. */
export async function addDemoLinks(links: LinksService, accountId: string): Promise<void> {
  // In reverse order, because new ones come first.
  for (const { kind, details } of DEMO_LINKS.toReversed()) {
    const inputs: DetailInput[] = [];
    for (const [index, { picture, title = null, text = null, url = null }] of details.entries()) {
      const image = picture && (await demoPicture(`details[${index}][image]`, picture));
      inputs.push({ title, text, url, ...(image ? { image } : {}) });
    }
    await links.create(accountId, LINK_TYPE_NAMES.indexOf(kind) + 1, inputs);
  }
}
