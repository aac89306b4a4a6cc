import { useState } from 'react';
import { type Move, moved, moveTo, withMove } from './moves';

/** A list of ids that is being put into another order. */
interface Ordering {
  order: readonly number[];
  /** Puts the entry at one position to another; those between make room. */
  move: (from: number, to: number) => void;
  /** Takes the last move back. */
  undo: () => void;
  canUndo: boolean;
  /** Whether the order is another than the one it began with. */
  changed: boolean;
  /** The order of a list that may be another by now, after the same moves. */
  applyTo: (present: readonly number[]) => readonly number[];
}

const same = (left: readonly number[], right: readonly number[]) => left.join() === right.join();

/**
 * The order of a list while a person is changing it, until it is saved. What is in the list and how it is sorted may
 * change meanwhile: the moves that were made hold for everything that is still there.
 */
export function useOrdering(present: readonly number[]): Ordering {
  // The latest stands last.
  const [moves, setMoves] = useState<readonly Move<number>[]>([]);
  const applyTo = (ids: readonly number[]) => moves.reduce(withMove, ids);
  const order = applyTo(present);

  return {
    order,
    move: (from, to) => {
      const next = moved(order, from, to);
      const entry = order[from];
      if (entry !== undefined && !same(next, order)) setMoves([...moves, moveTo(next, entry)]);
    },
    undo: () => setMoves(moves.slice(0, -1)),
    canUndo: moves.length > 0,
    changed: !same(order, present),
    applyTo,
  };
}
