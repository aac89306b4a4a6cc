/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ExportState } from './exportState.ts';

export interface Export {
  /** `none` without an archive, `making` while one is made, `ready` when it can be downloaded, `failed` when it could not be made. */
  state: ExportState;
  /**
     * When it was asked for; null without an archive.
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
