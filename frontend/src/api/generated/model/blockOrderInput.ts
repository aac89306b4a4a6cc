/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { BlockOrderInputName } from './blockOrderInputName.ts';
import type { BlockOrderInputType } from './blockOrderInputType.ts';

export interface BlockOrderInput {
  /** Which part it is: the contents, the links, or the items. `post` means the contents and `recommended` the items. */
  name: BlockOrderInputName;
  /** The same part as the name says, as answers have it; it may be left out. */
  type?: BlockOrderInputType;
  /**
     * Its place, counted from 1.
     * @minimum 1
     * @maximum 3
     */
  order: number;
  /** Whether visitors see it. */
  show: boolean;
}
