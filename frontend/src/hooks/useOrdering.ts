import { useState } from 'react';
import { type Move, moved, moveTo, withMove } from './moves';

interface Ordering {
  order: readonly number[];
  /** Moves the entry at one position to another. */
  move: (from: number, to: number) => void;
  /** Reverts the last move. */
  undo: () => void;
  canUndo: boolean;
  /** Whether the order differs from the original. */
  changed: boolean;
  /** Applies the moves to another version of the list. */
  applyTo: (present: readonly number[]) => readonly number[];
}

const same = (left: readonly number[], right: readonly number[]) => left.join() === right.join();

/** The unsaved order of a list. The list may change meanwhile: moves are applied to the entries that are still there. */
export function useOrdering(present: readonly number[]): Ordering {
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
