/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockName } from './blockName.ts';

export interface BlockOrder {
  /** Which part it is: the contents, the links, or the items. */
  name: BlockName;
  /** The same as its name. */
  type: BlockName;
  /**
     * Its place, counted from 1.
     * @minimum 1
     * @maximum 3
     */
  order: number;
  /** Whether visitors see it. */
  show: boolean;
}
