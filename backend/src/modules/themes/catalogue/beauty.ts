import { type Theme, type ThemeCategory } from '../theme.js';

const BEAUTY: ThemeCategory = { name: 'beauty', displayName: { ja: 'ビューティー', en: 'Beauty' } };

/** Soft colours. */
export const BEAUTY_THEMES: readonly Theme[] = [
  {
    id: 9,
    name: 'sakura',
    displayName: { ja: '桜', en: 'Cherry blossom' },
    category: BEAUTY,
    tokens: {
      colorScheme: 'light',
      background: '#fdf3f3',
      backgroundImage:
        'radial-gradient(circle at 15% 10%, #f9c9d480 0, #f9c9d400 35%), radial-gradient(circle at 85% 80%, #f7d9c480 0, #f7d9c400 40%)',
      backgroundSize: null,
      surface: '#fffafa',
      surfaceBorder: '#f0cdd2',
      wash: '#fbe6e8',
      text: '#3b1820',
      textSecondary: '#74464f',
      accent: '#a8324f',
      onAccent: '#ffffff',
      divider: '#f0d8db',
      dark: null,
      fontFamily: 'serif',
      headingFontFamily: 'serif',
      headingStyle: 'plain',
      radius: 20,
      cardStyle: 'outline',
      avatarShape: 'circle',
      density: 'airy',
    },
  },
  {
    id: 10,
    name: 'lavender',
    displayName: { ja: 'ラベンダー', en: 'Lavender' },
    category: BEAUTY,
    tokens: {
      colorScheme: 'light',
      background: '#f1ecfb',
      backgroundImage: 'linear-gradient(135deg, #fbeaf5, #e9e6ff 50%, #e2f3ff)',
      backgroundSize: null,
      surface: '#ffffff',
      surfaceBorder: '#d9cdf2',
      wash: '#efe8fb',
      text: '#2b1c4d',
      textSecondary: '#5d4d80',
      accent: '#6a35b0',
      onAccent: '#ffffff',
      divider: '#e0d7f4',
      dark: null,
      fontFamily: 'rounded',
      headingFontFamily: 'rounded',
      headingStyle: 'plain',
      radius: 24,
      cardStyle: 'filled',
      avatarShape: 'circle',
      density: 'regular',
    },
  },
];
