/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { EditedPageKind } from './editedPageKind.ts';

export interface EditedPage {
  /** Tells the kinds apart. */
  kind: EditedPageKind;
  /** Whose page it is. */
  accountId: string;
}
