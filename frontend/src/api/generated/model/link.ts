/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkDetail } from './linkDetail.ts';
import type { LinkTypeName } from './linkTypeName.ts';
import type { Visibility } from './visibility.ts';

export interface Link {
  /** Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. Everybody else only gets `public` entries. */
  visibility: Visibility;
  /**
     * When it becomes visible to visitors; null if it has no start, and always null for everybody but its owner.
     * @nullable
     */
  visibleFrom: string | null;
  /**
     * When it stops being visible to visitors; null if it has no end, and always null for everybody but its owner.
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
