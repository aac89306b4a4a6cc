import { type Move, moved, moveTo, withMove } from '../../../hooks/moves';
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

/** The move that puts one of the blocks that can be moved, given in their order, to another position among them. */
export function blockMove(movable: readonly BlockName[], from: number, to: number): Move<BlockName> | null {
  const name = movable[from];
  return name === undefined || from === to ? null : moveTo(moved(movable, from, to), name);
}

/** The move that puts a block back to where it stands among those that can be moved. */
export function moveBack(
  blocks: readonly BlockOrder[],
  movable: readonly BlockName[],
  name: BlockName,
): Move<BlockName> {
  return moveTo(movableOf(blocks, movable), name);
}

/** Those that can be moved, in the order in which they stand. */
function movableOf(blocks: readonly BlockOrder[], movable: readonly BlockName[]): BlockName[] {
  return inOrder(blocks).flatMap(({ name }) => (movable.includes(name) ? [name] : []));
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
 * All blocks after one has been moved, also where they stand otherwise than they did when it was.
 *
 * @param movable the names of those that can be moved
 */
export function withMoved(
  blocks: readonly BlockOrder[],
  movable: readonly BlockName[],
  move: Move<BlockName>,
): BlockOrder[] {
  return withOrder(blocks, withMove(movableOf(blocks, movable), move));
}

/** All blocks after visitors see one, or do not see it any more. */
export function withShown(blocks: readonly BlockOrder[], name: BlockName, show: boolean): BlockOrder[] {
  return blocks.map((block) => (block.name === name ? { ...block, show } : block));
}
