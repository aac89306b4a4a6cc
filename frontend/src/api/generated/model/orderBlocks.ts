/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockOrderInput } from './blockOrderInput.ts';

export interface OrderBlocks {
  /**
     * Every block exactly once, with positions without gaps.
     * @maxItems 3
     */
  orders: BlockOrderInput[];
}
