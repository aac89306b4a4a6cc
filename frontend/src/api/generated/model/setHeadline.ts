/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { SetHeadlineType } from './setHeadlineType.ts';

export interface SetHeadline {
  /** Where the headline is shown. */
  type: SetHeadlineType;
  /**
     * The text, on one line, not empty; null restores the default headline.
     * @minLength 1
     * @maxLength 15
     * @nullable
     */
  text: string | null;
}
