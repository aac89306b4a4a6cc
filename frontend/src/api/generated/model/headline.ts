/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { HeadlineType } from './headlineType.ts';

export interface Headline {
  /** Where it is shown: above the contents, links or items of the profile page, or above the items or other contents of a content page. */
  type: HeadlineType;
  /**
     * The text; null if the default headline is shown.
     * @maxLength 15
     * @nullable
     */
  text: string | null;
}
