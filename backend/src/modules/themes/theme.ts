import { type Words } from '../../common/language.js';
import { type ThemeTokens } from './theme-tokens.js';

/** A category of themes. */
export interface ThemeCategory {
  name: string;
  displayName: Words;
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
