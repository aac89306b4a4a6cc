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
  /** `read` until it is confirmed, `running`, and `done`, `cancelled` or `failed` in the end. */
  state: ImportState;
  /** What is to be made. */
  planned: ImportCounts;
  /** What has been made. */
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
     * What is left out, the first of it.
     * @maxItems 1000
     */
  leftOut: LeftOut[];
  /**
     * How many entries are left out altogether.
     * @minimum 0
     * @maximum 1000000
     */
  leftOutTotal: number;
  /** When the file was read. */
  createdAt: string;
}
