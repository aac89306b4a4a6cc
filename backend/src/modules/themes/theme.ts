import { type Words } from '../../common/language.js';
import { type ThemeTokens } from './theme-tokens.js';

/** A kind of themes, as the selection groups them. */
export interface ThemeCategory {
  name: string;
  displayName: Words;
}

/** A look for public pages. */
export interface Theme {
  /** Names the theme for good: rows and integrators know it by this. */
  id: number;
  /** The theme's name in code and addresses. */
  name: string;
  displayName: Words;
  category: ThemeCategory;
  tokens: ThemeTokens;
}
