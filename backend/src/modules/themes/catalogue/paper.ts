import { type Theme, type ThemeCategory } from '../theme.js';

const PAPER: ThemeCategory = { name: 'paper', displayName: { ja: '紙', en: 'Paper' } };

/** Quiet grounds on which the creator's own pictures are the loudest thing. */
export const PAPER_THEMES: readonly Theme[] = [
  {
    id: 1,
    name: 'kinari',
    displayName: { ja: '生成り', en: 'Plain paper' },
    category: PAPER,
    // The product's own look, by day and by night.
    tokens: {
      colorScheme: 'light',
      background: '#faf6ef',
      backgroundImage: null,
      backgroundSize: null,
      surface: '#fffdf9',
      surfaceBorder: '#e3dacb',
      wash: '#f3ece0',
      text: '#1d1a16',
      textSecondary: '#625b50',
      accent: '#ad1f3d',
      onAccent: '#fffaf6',
      divider: '#e3dacb',
      dark: {
        colorScheme: 'dark',
        background: '#161412',
        backgroundImage: null,
        backgroundSize: null,
        surface: '#1f1c19',
        surfaceBorder: '#38322b',
        wash: '#282420',
        text: '#f2ece2',
        textSecondary: '#b6ac9d',
        accent: '#f08c9f',
        onAccent: '#2c0a13',
        divider: '#38322b',
      },
      fontFamily: 'sans',
      headingFontFamily: 'serif',
      headingStyle: 'plain',
      radius: 10,
      cardStyle: 'outline',
      avatarShape: 'circle',
      density: 'regular',
    },
  },
];
