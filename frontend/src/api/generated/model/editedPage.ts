/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { EditedPageKind } from './editedPageKind.ts';

export interface EditedPage {
  /** The discriminator. */
  kind: EditedPageKind;
  /** The account whose page it is. */
  accountId: string;
}
