import { type BlockName, type BlockOrder } from '../api/block-orders';

/** The blocks in their order, as a list of which the positions count. */
export function inOrder(blocks: readonly BlockOrder[]): BlockOrder[] {
  return blocks.toSorted((one, other) => one.order - other.order);
}

/** The blocks that visitors see, in their order. */
export function shownBlocks(blocks: readonly BlockOrder[]): BlockName[] {
  return inOrder(blocks).flatMap(({ name, show }) => (show ? [name] : []));
}
