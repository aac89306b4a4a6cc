/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Theme } from './theme.ts';

export interface ThemeList {
  /**
     * In display order, grouped by category. The first theme is the default of new pages.
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
