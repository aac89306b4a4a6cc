import { moved } from '../../../hooks/useOrdering';
import { type BlockName, type BlockOrder } from '../api/block-orders';
import { inOrder } from './shown-blocks';

/** How far a block has been moved. */
export type BlockMove = 'TOP' | 'UP' | 'DOWN' | 'BOTTOM';

/** The way from one position to another. */
export function moveBetween(from: number, to: number): BlockMove {
  if (to === from - 1) return 'UP';
  if (to === from + 1) return 'DOWN';
  return to < from ? 'TOP' : 'BOTTOM';
}

/**
 * All blocks after some of them have been put into another order: those that are not moved, since there is nothing in
 * them to be seen, keep their places.
 */
function withOrder(blocks: readonly BlockOrder[], order: readonly BlockName[]): BlockOrder[] {
  const wanted = order.values();
  const byName = new Map(blocks.map((block) => [block.name, block]));
  return inOrder(blocks).map((block, index) => {
    const name = order.includes(block.name) ? (wanted.next().value ?? block.name) : block.name;
    return { ...(byName.get(name) ?? block), order: index + 1 };
  });
}

/**
 * All blocks after one has been moved.
 *
 * @param movable the names of those that can be moved, in their order
 */
export function withMoved(
  blocks: readonly BlockOrder[],
  movable: readonly BlockName[],
  from: number,
  to: number,
): BlockOrder[] {
  return withOrder(blocks, moved(movable, from, to));
}

/** All blocks after visitors see one, or do not see it any more. */
export function withShown(blocks: readonly BlockOrder[], name: BlockName, show: boolean): BlockOrder[] {
  return blocks.map((block) => (block.name === name ? { ...block, show } : block));
}
