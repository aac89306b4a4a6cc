/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { Language } from './language.ts';
import type { MissingPageKind } from './missingPageKind.ts';

export interface MissingPage {
  /** Tells the kinds apart. */
  kind: MissingPageKind;
  /** The language that the address names; null where it leaves it to the visitor. */
  language: Language | null;
}
