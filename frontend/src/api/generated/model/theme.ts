/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ThemeTokens } from './themeTokens.ts';

export interface Theme {
  /**
     * Names the theme in requests.
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
     * What it is called, in the language of the request.
     * @maxLength 30
     */
  displayName: string;
  /**
     * What its kind is called, in the language of the request.
     * @maxLength 30
     */
  categoryDisplayName: string;
  /** What the page is drawn with. */
  tokens: ThemeTokens;
}
