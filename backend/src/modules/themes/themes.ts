import { NIGHT_THEMES } from './catalogue/night.js';
import { PAPER_THEMES } from './catalogue/paper.js';
import { type Theme } from './theme.js';

/** Every theme, in the order in which they are offered; the first one is what a new page has. */
export const THEMES: readonly Theme[] = [...PAPER_THEMES, ...NIGHT_THEMES];

/** The theme of a page for which none was chosen. */
export const DEFAULT_THEME_ID = 1;

/** The theme that an id names, or null. */
export function findTheme(id: number): Theme | null {
  return THEMES.find((theme) => theme.id === id) ?? null;
}

/** The theme that an id names; the first one where a newer version knew more of them. */
export function themeOrDefault(id: number): Theme {
  return findTheme(id) ?? findTheme(DEFAULT_THEME_ID)!;
}
