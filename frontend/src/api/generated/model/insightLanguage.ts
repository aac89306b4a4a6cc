/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightLanguageLanguage } from './insightLanguageLanguage.ts';

export interface InsightLanguage {
  /** The language. */
  language: InsightLanguageLanguage;
  /**
     * The number of views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}
