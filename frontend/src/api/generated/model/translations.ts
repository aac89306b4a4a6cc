/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Translation } from './translation.ts';

export interface Translations {
  /** The texts of pages in Japanese; null if the original is shown. */
  ja: Translation | null;
  /** The texts of pages in English; null if the original is shown. */
  en: Translation | null;
}
