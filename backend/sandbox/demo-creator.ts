import { type OwnChanges } from '../src/modules/accounts/accounts.service.js';

/** The demo creator of an empty database. Its password is public. */
export const DEMO_CREATOR = {
  displayId: 'hanako',
  displayName: '春野はなこ',
  email: 'hanako@hitohira.example',
  password: 'Hana-no-Ichimai7',
  introduction:
    '東京の下町で、花と小さなお菓子の店を営んでいます。\n朝は市場、昼は店、夜は動画づくり。\n季節の花の飾り方と、失敗しない焼き菓子のレシピを発信中です🌸',
  translations: {
    en: {
      displayName: 'Hanako Haruno',
      introduction:
        'A small flower and sweets shop in old downtown Tokyo.\nMarket at dawn, shop by day, videos by night.\nSeasonal flowers, and bakes that never fail 🌸',
    },
  },
} as const;

/** The settings of the demo page. */
export const DEMO_PAGE = { themeId: 9, contentsFormat: 6, categories: [404, 302, 902] } satisfies OwnChanges;

/** The headlines of the demo page. */
export const DEMO_HEADLINES = [
  { type: 'POST', text: '季節の花あしらい' },
  { type: 'LINK', text: 'お店とレシピ' },
  { type: 'RECOMMEND_PROFILE', text: '愛用の道具たち' },
] as const;
