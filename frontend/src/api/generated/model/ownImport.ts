/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Import } from './import.ts';

export interface OwnImport {
  /** The import; null if there is none. */
  import: Import | null;
}
