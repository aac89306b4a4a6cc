/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { Content } from './content.ts';

export interface ContentList {
  /**
     * In the order in which the page shows them: the newest first, until their owner sorts them.
     * @maxItems 200
     */
  results: Content[];
  /**
     * How many there are in all.
     * @minimum 0
     * @maximum 200
     */
  total: number;
  /**
     * Where the next part begins; null after the last one.
     * @minimum 1
     * @maximum 200
     * @nullable
     */
  nextOffset: number | null;
}
