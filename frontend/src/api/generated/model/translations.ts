/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Translation } from './translation.ts';

export interface Translations {
  /** What pages in Japanese show; null where it is the original. */
  ja: Translation | null;
  /** What pages in English show; null where it is the original. */
  en: Translation | null;
}
