/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { WriteTranslation } from './writeTranslation.ts';

export interface WriteTranslations {
  /** The texts of pages in Japanese. Replaces the previous ones; null removes them. */
  ja?: WriteTranslation | null;
  /** The texts of pages in English. Replaces the previous ones; null removes them. */
  en?: WriteTranslation | null;
}
