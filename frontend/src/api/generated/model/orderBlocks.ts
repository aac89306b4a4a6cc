/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockOrderInput } from './blockOrderInput.ts';

export interface OrderBlocks {
  /**
     * Every part exactly once, on places without a gap.
     * @maxItems 3
     */
  orders: BlockOrderInput[];
}
