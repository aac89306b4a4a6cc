import { type Theme, type ThemeCategory } from '../theme.js';

const GAME: ThemeCategory = { name: 'game', displayName: { ja: 'ゲーム', en: 'Games' } };

/** Square and dense. */
export const GAME_THEMES: readonly Theme[] = [
  {
    id: 13,
    name: 'dot',
    displayName: { ja: 'ドット絵', en: 'Pixels' },
    category: GAME,
    tokens: {
      colorScheme: 'dark',
      background: '#0b1020',
      backgroundImage:
        'linear-gradient(#22305a66 1px, #22305a00 1px), linear-gradient(90deg, #22305a66 1px, #22305a00 1px)',
      backgroundSize: '16px 16px',
      surface: '#141c38',
      surfaceBorder: '#3d55a8',
      wash: '#1c2750',
      text: '#eaf2ff',
      textSecondary: '#a9b8e0',
      accent: '#7cf29a',
      onAccent: '#04240d',
      divider: '#2b3a70',
      dark: null,
      fontFamily: 'mono',
      headingFontFamily: 'mono',
      headingStyle: 'bar',
      radius: 0,
      cardStyle: 'outline',
      avatarShape: 'square',
      density: 'compact',
    },
  },
  {
    id: 14,
    name: 'arcade',
    displayName: { ja: 'ゲームセンター', en: 'Arcade' },
    category: GAME,
    tokens: {
      colorScheme: 'light',
      background: '#fff7d6',
      backgroundImage: 'linear-gradient(45deg, #ffe89a 25%, #ffe89a00 25% 75%, #ffe89a 75%)',
      backgroundSize: '24px 24px',
      surface: '#ffffff',
      surfaceBorder: '#1c1c3c',
      wash: '#fff0b8',
      text: '#1c1c3c',
      textSecondary: '#4b4b6b',
      accent: '#ad2019',
      onAccent: '#ffffff',
      divider: '#e8d894',
      dark: null,
      fontFamily: 'sans',
      headingFontFamily: 'mono',
      headingStyle: 'underline',
      radius: 4,
      cardStyle: 'outline',
      avatarShape: 'square',
      density: 'compact',
    },
  },
];
