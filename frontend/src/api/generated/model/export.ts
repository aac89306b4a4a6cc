/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ExportState } from './exportState.ts';

export interface Export {
  /** `none`: there is no archive; `making`: it is being made; `ready`: it can be downloaded; `failed`: it could not be made. */
  state: ExportState;
  /**
     * When it was requested; null if there is no archive.
     * @nullable
     */
  requestedAt: string | null;
  /**
     * Until when it can be downloaded; null unless it is ready.
     * @nullable
     */
  availableUntil: string | null;
  /**
     * Its size in bytes; null unless it is ready.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  bytes: number | null;
}
