/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { PageList } from './pageList.ts';
import type { ProfilePageRequestKind } from './profilePageRequestKind.ts';

export interface ProfilePageRequest {
  /** The discriminator. */
  kind: ProfilePageRequestKind;
  /** The display ID of the creator. */
  displayId: string;
  /** The list that is requested in full; null for none. */
  all: PageList | null;
}
