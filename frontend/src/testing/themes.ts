import { type ThemeList } from '../api/generated/model/themeList';
import { aTheme } from './accounts';

/** Three themes of two categories. */
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
