import { type BlockName, type BlockOrder } from '../api/block-orders';

/** The blocks in order, as the input of the API. */
export function inOrder(blocks: readonly BlockOrder[]): BlockOrder[] {
  return blocks.toSorted((one, other) => one.order - other.order);
}

/** The visible blocks in order. */
export function shownBlocks(blocks: readonly BlockOrder[]): BlockName[] {
  return inOrder(blocks).flatMap(({ name, show }) => (show ? [name] : []));
}
