/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetailInput } from './linkDetailInput.ts';
import type { Visibility } from './visibility.ts';

export interface UpdateLink {
  /** Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. A draft was never published: new entries are `public` or `draft`, a draft cannot become `hidden`, and an entry that was `public` or `hidden` cannot become a draft. */
  visibility?: Visibility;
  /**
     * From when visitors see it, if it is public. In ISO 8601 with `Z` or an offset, from 2000 to 2099; empty or null for none.
     * @maxLength 35
     * @nullable
     */
  visibleFrom?: string | null;
  /**
     * Until when visitors see it, if it is public; after `visibleFrom`. In ISO 8601 with `Z` or an offset, from 2000 to 2099; empty or null for none.
     * @maxLength 35
     * @nullable
     */
  visibleUntil?: string | null;
  /**
     * Changes of the details, by position; an empty one changes nothing.
     * @maxItems 4
     */
  details?: LinkDetailInput[];
}
