/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { FoundPageKind } from './foundPageKind.ts';
import type { FoundPageRendering } from './foundPageRendering.ts';
import type { Language } from './language.ts';
import type { PageRequest } from './pageRequest.ts';

export interface FoundPage {
  /** Tells the kinds apart. */
  kind: FoundPageKind;
  /** The name of the page in the route table. */
  routeId: string;
  /** The language that the address names; null where it leaves it to the visitor. */
  language: Language | null;
  /** The address without language and query, as it is spelled: in its own case, nothing encoded, no slash at its end. Other spellings lead to it. */
  barePath: string;
  /** `public` pages show what everybody may see; of the others there is a shell that the browser fills. */
  rendering: FoundPageRendering;
  /** What of the query decides what is shown, in one form; whatever else it says, the page is the same. */
  search: string;
  /** What has to be read before the page can be rendered; null where nothing has. */
  request: PageRequest | null;
}
