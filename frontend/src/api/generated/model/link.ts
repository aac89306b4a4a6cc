/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetail } from './linkDetail.ts';
import type { LinkTypeName } from './linkTypeName.ts';
import type { Visibility } from './visibility.ts';

export interface Link {
  /** Who may see it: `public`, everybody in its time; `hidden` and `draft`, only its owner. Others are never shown anything but `public`. */
  visibility: Visibility;
  /**
     * From when visitors see it; null for the beginning, and for everybody but its owner.
     * @nullable
     */
  visibleFrom: string | null;
  /**
     * Until when visitors see it; null for ever, and for everybody but its owner.
     * @nullable
     */
  visibleUntil: string | null;
  /**
     * The ID of the link.
     * @minimum 1
     * @maximum 2147483647
     */
  linkId: number;
  /**
     * The ID of its type.
     * @minimum 1
     * @maximum 5
     */
  linkTypeId: number;
  /** The name of its type. */
  linkTypeName: LinkTypeName;
  /**
     * Its details, as many as its type has.
     * @minItems 1
     * @maxItems 4
     */
  details: LinkDetail[];
}
