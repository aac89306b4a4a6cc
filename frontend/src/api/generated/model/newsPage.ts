/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { NewsPageKind } from './newsPageKind.ts';

export interface NewsPage {
  /** The discriminator. */
  kind: NewsPageKind;
}
