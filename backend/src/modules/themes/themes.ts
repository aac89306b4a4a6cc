import { BEAUTY_THEMES } from './catalogue/beauty.js';
import { FOOD_THEMES } from './catalogue/food.js';
import { GAME_THEMES } from './catalogue/game.js';
import { NATURE_THEMES } from './catalogue/nature.js';
import { NIGHT_THEMES } from './catalogue/night.js';
import { KINARI, PAPER_THEMES } from './catalogue/paper.js';
import { POP_THEMES } from './catalogue/pop.js';
import { TRAVEL_THEMES } from './catalogue/travel.js';
import { withCovers } from './theme-covers.js';
import { type Theme } from './theme.js';

/** The theme of new pages. */
export const DEFAULT_THEME = withCovers(KINARI);

/** All themes, in display order. */
export const THEMES: readonly Theme[] = [
  DEFAULT_THEME,
  ...[
    ...PAPER_THEMES,
    ...NIGHT_THEMES,
    ...POP_THEMES,
    ...NATURE_THEMES,
    ...BEAUTY_THEMES,
    ...FOOD_THEMES,
    ...GAME_THEMES,
    ...TRAVEL_THEMES,
  ].map(withCovers),
];

/** The theme with an ID, or null. */
export function findTheme(id: number): Theme | null {
  return THEMES.find((theme) => theme.id === id) ?? null;
}

/** The theme with an ID, or the default if it is unknown, as after a downgrade. */
export function themeOrDefault(id: number): Theme {
  return findTheme(id) ?? DEFAULT_THEME;
}
