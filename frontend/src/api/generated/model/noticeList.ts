/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Notice } from './notice.ts';

export interface NoticeList {
  /**
     * Newest first.
     * @maxItems 50
     */
  results: Notice[];
  /**
     * The number of entries.
     * @minimum 0
     * @maximum 50
     */
  total: number;
}
