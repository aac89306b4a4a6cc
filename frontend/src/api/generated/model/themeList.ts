/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Theme } from './theme.ts';

export interface ThemeList {
  /**
     * In the order in which they are offered, those of a kind together; the first one is what a new page has.
     * @maxItems 100
     */
  results: Theme[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 100
     */
  total: number;
}
