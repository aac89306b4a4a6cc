/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SetHeadlineType } from './setHeadlineType.ts';

export interface SetHeadline {
  /** What they stand over. */
  type: SetHeadlineType;
  /**
     * The words, on one line; null for those that the page has of its own. Empty is no headline.
     * @minLength 1
     * @maxLength 15
     * @nullable
     */
  text: string | null;
}
