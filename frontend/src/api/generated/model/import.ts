/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ImportCounts } from './importCounts.ts';
import type { ImportSource } from './importSource.ts';
import type { ImportState } from './importState.ts';
import type { LeftOut } from './leftOut.ts';

export interface Import {
  /** The import, for confirming and cancelling it. */
  importId: string;
  /** What the file is. */
  source: ImportSource;
  /** `read` until it is confirmed, then `running`, and finally `done`, `cancelled` or `failed`. */
  state: ImportState;
  /** What the import creates. */
  planned: ImportCounts;
  /** What has been created so far. */
  made: ImportCounts;
  /**
     * The number of steps.
     * @minimum 0
     * @maximum 40301
     */
  steps: number;
  /**
     * How many steps are done.
     * @minimum 0
     * @maximum 40301
     */
  done: number;
  /**
     * The first entries that are left out.
     * @maxItems 1000
     */
  leftOut: LeftOut[];
  /**
     * The total number of entries left out.
     * @minimum 0
     * @maximum 1000000
     */
  leftOutTotal: number;
  /** Whether the remaining entries of a cancelled import are still being listed, which takes a moment. */
  listing: boolean;
  /** When the file was read. */
  createdAt: string;
}
