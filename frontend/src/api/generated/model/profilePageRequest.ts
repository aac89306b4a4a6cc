/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { PageList } from './pageList.ts';
import type { ProfilePageRequestKind } from './profilePageRequestKind.ts';

export interface ProfilePageRequest {
  /** Tells the kinds apart. */
  kind: ProfilePageRequestKind;
  /** The display ID of its creator. */
  displayId: string;
  /** The list that is asked for whole; null where none is. */
  all: PageList | null;
}
