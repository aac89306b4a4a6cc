/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { FoundPageKind } from './foundPageKind.ts';
import type { FoundPageRendering } from './foundPageRendering.ts';
import type { Language } from './language.ts';
import type { PageRequest } from './pageRequest.ts';

export interface FoundPage {
  /** The discriminator. */
  kind: FoundPageKind;
  /** The name of the page in the route table. */
  routeId: string;
  /** The language prefix of the URL; null if there is none. */
  language: Language | null;
  /** The canonical path without language prefix and query: case preserved, decoded, without a trailing slash. Other spellings redirect to it. */
  barePath: string;
  /** `public` pages are rendered with their data; the others are a `shell` that the browser fills. */
  rendering: FoundPageRendering;
  /** The normalized query parameters that affect the page; all others are ignored. */
  search: string;
  /** The data that the page needs; null for none. */
  request: PageRequest | null;
}
