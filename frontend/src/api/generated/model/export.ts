/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ExportState } from './exportState.ts';

export interface Export {
  /** `none`: there is no archive; `making`: a new one is being created; `ready`: it can be downloaded; `failed`: the last one requested could not be created. */
  state: ExportState;
  /**
     * When it was requested; null if there is no archive.
     * @nullable
     */
  requestedAt: string | null;
  /**
     * Until when the last finished archive can be downloaded, also while a new one is being created; null if there is none.
     * @nullable
     */
  availableUntil: string | null;
  /**
     * The size of the last finished archive in bytes; null if there is none.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  bytes: number | null;
}
