import { type Theme, type ThemeCategory } from '../theme.js';

const NIGHT: ThemeCategory = { name: 'night', displayName: { ja: '夜', en: 'Night' } };

/** Dark grounds for pictures and videos that glow. */
export const NIGHT_THEMES: readonly Theme[] = [
  {
    id: 3,
    name: 'hoshizora',
    displayName: { ja: '星空', en: 'Starry sky' },
    category: NIGHT,
    tokens: {
      colorScheme: 'dark',
      background: '#0d1330',
      backgroundImage:
        'radial-gradient(circle at 20% 30%, #ffffff40 0 1px, #ffffff00 2px), radial-gradient(circle at 70% 65%, #ffe9a840 0 1px, #ffe9a800 2px), radial-gradient(circle at 45% 85%, #ffffff26 0 1px, #ffffff00 2px)',
      backgroundSize: '120px 120px',
      surface: '#161d42',
      surfaceBorder: '#2d376a',
      wash: '#1f2751',
      text: '#f3f4ff',
      textSecondary: '#b9c0e4',
      accent: '#ffd97a',
      onAccent: '#1c1600',
      divider: '#2d376a',
      dark: null,
      fontFamily: 'sans',
      headingFontFamily: 'serif',
      headingStyle: 'underline',
      radius: 14,
      cardStyle: 'filled',
      avatarShape: 'circle',
      density: 'regular',
    },
  },
];
