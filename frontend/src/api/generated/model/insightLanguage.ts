/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightLanguageLanguage } from './insightLanguageLanguage.ts';

export interface InsightLanguage {
  /** The language. */
  language: InsightLanguageLanguage;
  /**
     * How many views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * How many presses.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
