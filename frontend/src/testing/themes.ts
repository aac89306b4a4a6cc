import { type ThemeList } from '../api/generated/model/themeList';
import { aTheme } from './accounts';

/** Themes to choose from: two of a kind and one of another, each with a ground of its own. */
export function someThemes(): ThemeList {
  const results = [
    { ...aTheme(), displayName: 'Plain paper', categoryDisplayName: 'Paper' },
    {
      ...aTheme({ background: '#ffffff' }),
      themeId: 2,
      name: 'sumi',
      displayName: 'Ink',
      categoryDisplayName: 'Paper',
    },
    {
      ...aTheme({ colorScheme: 'dark', background: '#0d1330' }),
      themeId: 3,
      name: 'hoshizora',
      displayName: 'Starry sky',
      categoryDisplayName: 'Night',
    },
  ];
  return { results, total: results.length };
}
