/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockName } from './blockName.ts';

export interface BlockOrder {
  /** The block: the contents, the links, or the items. */
  name: BlockName;
  /** The same as `name`. */
  type: BlockName;
  /**
     * The position, counted from 1.
     * @minimum 1
     * @maximum 3
     */
  order: number;
  /** Whether visitors see it. */
  show: boolean;
}
