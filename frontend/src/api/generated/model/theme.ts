/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ThemeTokens } from './themeTokens.ts';

export interface Theme {
  /**
     * The theme's ID.
     * @minimum 1
     * @maximum 2147483647
     */
  themeId: number;
  /**
     * A short name in ASCII, the same in every language.
     * @maxLength 30
     */
  name: string;
  /**
     * The name, in the language of the request.
     * @maxLength 30
     */
  displayName: string;
  /**
     * The name of its category, in the language of the request.
     * @maxLength 30
     */
  categoryDisplayName: string;
  /** The design tokens of the page. */
  tokens: ThemeTokens;
}
