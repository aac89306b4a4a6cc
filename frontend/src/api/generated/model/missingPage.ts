/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { Language } from './language.ts';
import type { MissingPageKind } from './missingPageKind.ts';

export interface MissingPage {
  /** The discriminator. */
  kind: MissingPageKind;
  /** The language prefix of the URL; null if there is none. */
  language: Language | null;
}
