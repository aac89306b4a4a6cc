/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { HeadlineType } from './headlineType.ts';

export interface Headline {
  /** What it stands over: the contents, the links and the items of the profile page; the items, and the other contents, of the page of a content. */
  type: HeadlineType;
  /**
     * The words; null where the page has its own.
     * @maxLength 15
     * @nullable
     */
  text: string | null;
}
