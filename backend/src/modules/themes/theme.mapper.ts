import { type Language } from '../../common/rules/language.js';
import { type ThemeListResponse } from './dto/theme-list.response.js';
import { type ThemeResponse } from './dto/theme.response.js';
import { type Theme } from './theme.js';
import { THEMES } from './themes.js';

/** Maps a theme in a language. */
export function toTheme(
  { id, name, displayName, category, tokens }: Theme,
  language: Language,
): ThemeResponse {
  return {
    themeId: id,
    name,
    displayName: displayName[language],
    categoryDisplayName: category.displayName[language],
    tokens,
  };
}

/** Maps all themes in a language. */
export function toThemeList(language: Language): ThemeListResponse {
  const results = THEMES.map((theme) => toTheme(theme, language));
  return { results, total: results.length };
}
