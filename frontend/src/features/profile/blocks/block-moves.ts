import { type Move, moved, moveTo, withMove } from '../../../hooks/moves';
import { type BlockName, type BlockOrder } from '../api/block-orders';
import { inOrder } from './shown-blocks';

/** A move of a block. */
export type BlockMove = 'TOP' | 'UP' | 'DOWN' | 'BOTTOM';

/** The move from one position to another. */
export function moveBetween(from: number, to: number): BlockMove {
  if (to === from - 1) return 'UP';
  if (to === from + 1) return 'DOWN';
  return to < from ? 'TOP' : 'BOTTOM';
}

/** The move of a block to another position among the movable blocks. */
export function blockMove(movable: readonly BlockName[], from: number, to: number): Move<BlockName> | null {
  const name = movable[from];
  return name === undefined || from === to ? null : moveTo(moved(movable, from, to), name);
}

/** The move that returns a block to its position among the movable blocks. */
export function moveBack(
  blocks: readonly BlockOrder[],
  movable: readonly BlockName[],
  name: BlockName,
): Move<BlockName> {
  return moveTo(movableOf(blocks, movable), name);
}

/** The movable blocks in order. */
function movableOf(blocks: readonly BlockOrder[], movable: readonly BlockName[]): BlockName[] {
  return inOrder(blocks).flatMap(({ name }) => (movable.includes(name) ? [name] : []));
}

/**
 * Reorders some of the blocks. The others, which are empty, keep their positions.
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
 * Applies a move, even if the order has changed since it was made.
 *
 * @param movable the names of the movable blocks
 */
export function withMoved(
  blocks: readonly BlockOrder[],
  movable: readonly BlockName[],
  move: Move<BlockName>,
): BlockOrder[] {
  return withOrder(blocks, withMove(movableOf(blocks, movable), move));
}

/** All blocks after one is shown or hidden. */
export function withShown(blocks: readonly BlockOrder[], name: BlockName, show: boolean): BlockOrder[] {
  return blocks.map((block) => (block.name === name ? { ...block, show } : block));
}
