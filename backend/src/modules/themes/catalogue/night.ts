import { drawHoshizora, drawNeon } from '../covers/night.js';
import { type ThemeCategory, type ThemeDesign } from '../theme.js';

const NIGHT: ThemeCategory = { name: 'night', displayName: { ja: '夜', en: 'Night' } };

/** Dark backgrounds for pictures and videos. */
export const NIGHT_THEMES: readonly ThemeDesign[] = [
  {
    id: 3,
    name: 'hoshizora',
    displayName: { ja: '星空', en: 'Starry sky' },
    category: NIGHT,
    cover: drawHoshizora,
    tokens: {
      colorScheme: 'dark',
      background: '#0d1330',
      backgroundImage:
        'radial-gradient(circle at 20% 30%, #ffffff2e 0 1px, #ffffff00 2px), radial-gradient(circle at 70% 80%, #ffe9a826 0 1px, #ffe9a800 2px)',
      backgroundSize: '96px 96px',
      surface: '#161d42',
      surfaceBorder: '#2d376a',
      wash: '#1f2751',
      text: '#f3f4ff',
      textSecondary: '#cfd5f2',
      accent: '#ffd97a',
      onAccent: '#1c1600',
      divider: '#2d376a',
      dark: null,
      fontFamily: 'sans',
      headingFontFamily: 'serif',
      displayFont: 'kaisei-decol',
      headingStyle: 'plain',
      headingMark: 'stars',
      radius: 26,
      cardStyle: 'filled',
      shape: 'pill',
      avatarShape: 'circle',
      density: 'regular',
    },
  },
  {
    id: 4,
    name: 'neon',
    displayName: { ja: 'ネオン', en: 'Neon' },
    category: NIGHT,
    cover: drawNeon,
    tokens: {
      colorScheme: 'dark',
      background: '#140a24',
      backgroundImage:
        'radial-gradient(circle at 10% 0%, #ff2e9a33 0, #ff2e9a00 45%), radial-gradient(circle at 90% 30%, #00e5ff2b 0, #00e5ff00 45%)',
      backgroundSize: null,
      surface: '#1f1138',
      surfaceBorder: '#51308a',
      wash: '#2a184a',
      text: '#fbf5ff',
      textSecondary: '#cdbbe6',
      accent: '#5eead4',
      onAccent: '#04241f',
      divider: '#3d2468',
      dark: null,
      fontFamily: 'sans',
      headingFontFamily: 'sans',
      displayFont: 'stick',
      headingStyle: 'plain',
      headingMark: 'glow',
      radius: 12,
      cardStyle: 'outline',
      shape: 'glow',
      avatarShape: 'circle',
      density: 'regular',
    },
  },
];
