import { type Words } from '../../common/rules/language.js';
import { type DrawCover } from './covers/drawing.js';
import { type ThemeColors, type ThemeTokens } from './theme-tokens.js';

/** A category of themes. */
export interface ThemeCategory {
  name: string;
  displayName: Words;
}

/** Colors without the address of the cover, which follows from its drawing. */
type DesignedColors = Omit<ThemeColors, 'coverImage'>;

/** A theme as it is designed. */
export interface ThemeDesign extends Omit<Theme, 'tokens'> {
  /** Draws the cover. A theme with one look is only asked for that. */
  cover: DrawCover;
  tokens: Omit<ThemeTokens, 'coverImage' | 'dark'> & { dark: DesignedColors | null };
}

/** A theme for public pages. */
export interface Theme {
  /** The permanent ID, stored and part of the API. */
  id: number;
  /** The name in code and URLs. */
  name: string;
  displayName: Words;
  category: ThemeCategory;
  tokens: ThemeTokens;
}
