import { type BlockName } from '../api/generated/model/blockName';
import { type BlockOrder } from '../api/generated/model/blockOrder';
import { ContentsFormat } from '../api/generated/model/contentsFormat';
import { HeadlineType } from '../api/generated/model/headlineType';
import { type OwnAccount } from '../api/generated/model/ownAccount';
import { type PublicAccount } from '../api/generated/model/publicAccount';
import { type Theme } from '../api/generated/model/theme';

/** A signed-in account. */
export function anOwnAccount(overrides: Partial<OwnAccount> = {}): OwnAccount {
  return {
    accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01',
    displayId: 'hanako.sato',
    displayName: '佐藤 花子',
    email: 'hanako@example.com',
    introduction: '京都で陶芸をしています。',
    translations: { ja: null, en: null },
    icon: null,
    iconPicture: null,
    cover: null,
    coverPicture: null,
    linkswitchPid: null,
    mylinkPid: null,
    mylinkSid: null,
    optout: '0',
    searchable: true,
    timeZone: 'Asia/Tokyo',
    doneSteps: ['theme', 'accounts', 'link'],
    ...pageSettings(),
    categories: [
      {
        id: 4,
        name: '暮らし',
        children: [
          { id: 401, name: 'インテリア', selectFlag: false },
          { id: 404, name: '花・ガーデニング', selectFlag: true },
        ],
      },
      { id: 9, name: 'アート・ものづくり', children: [{ id: 902, name: '写真', selectFlag: true }] },
    ],
    hasPassword: true,
    socialLogins: [],
    ...overrides,
  };
}

/** A public account. */
export function aPublicAccount(overrides: Partial<PublicAccount> = {}): PublicAccount {
  return {
    accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01',
    displayId: 'hanako.sato',
    displayName: '佐藤 花子',
    introduction: '京都で陶芸をしています。\n工房は左京区です。',
    translations: { ja: null, en: null },
    icon: null,
    iconPicture: null,
    cover: null,
    coverPicture: null,
    linkswitchPid: null,
    ...pageSettings(),
    categoryNames: ['花・ガーデニング', '写真'],
    isMe: false,
    ...overrides,
  };
}

/** A theme. */
export function aTheme(tokens: Partial<Theme['tokens']> = {}): Theme {
  return {
    themeId: 1,
    name: 'kinari',
    displayName: '生成り',
    categoryDisplayName: '紙',
    tokens: {
      colorScheme: 'light',
      background: '#faf6ef',
      backgroundImage: null,
      backgroundSize: null,
      coverImage: '/theme-covers/kinari-light-0123456789abcdef.svg',
      surface: '#fffdf9',
      surfaceBorder: '#e3dacb',
      wash: '#f3ece0',
      text: '#1d1a16',
      textSecondary: '#625b50',
      accent: '#ad1f3d',
      onAccent: '#fffaf6',
      divider: '#e3dacb',
      dark: null,
      fontFamily: 'sans',
      headingFontFamily: 'serif',
      displayFont: 'zen-old-mincho',
      headingStyle: 'plain',
      headingMark: 'plain',
      radius: 10,
      cardStyle: 'outline',
      shape: 'card',
      avatarShape: 'circle',
      density: 'regular',
      ...tokens,
    },
  };
}

/** Block orders from names; a leading minus hides a block. */
export function blocksArranged(...names: (BlockName | `-${BlockName}`)[]): BlockOrder[] {
  return names.map((given, index) => {
    const name = given.replace('-', '') as BlockName;
    return { name, type: name, order: index + 1, show: !given.startsWith('-') };
  });
}

/** The default settings of a page. */
function pageSettings(): Pick<
  PublicAccount,
  'headerType' | 'themeId' | 'theme' | 'contentsFormat' | 'headlines' | 'blockOrders'
> {
  return {
    headerType: 'portrait',
    themeId: 1,
    theme: aTheme(),
    contentsFormat: ContentsFormat.NUMBER_4,
    headlines: Object.values(HeadlineType).map((type) => ({ type, text: null })),
    blockOrders: blocksArranged('content', 'link', 'item'),
  };
}
