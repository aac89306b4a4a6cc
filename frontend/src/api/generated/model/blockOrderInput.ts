/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockOrderInputName } from './blockOrderInputName.ts';
import type { BlockOrderInputType } from './blockOrderInputType.ts';

export interface BlockOrderInput {
  /** The block: the contents, the links, or the items. `post` also means the contents, and `recommended` the items. */
  name: BlockOrderInputName;
  /** The same as `name`, as in responses; may be omitted. */
  type?: BlockOrderInputType;
  /**
     * The position, counted from 1.
     * @minimum 1
     * @maximum 3
     */
  order: number;
  /** Whether visitors see it. */
  show: boolean;
}
