/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { WriteTranslation } from './writeTranslation.ts';

export interface WriteTranslations {
  /** What pages in Japanese show, in place of what was there before; null removes it. */
  ja?: WriteTranslation | null;
  /** What pages in English show, in place of what was there before; null removes it. */
  en?: WriteTranslation | null;
}
