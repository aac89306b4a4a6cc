import { useState } from 'react';

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
}

/** A list with the entry at one position put to another; as it was where one of them is none. */
export function moved<Entry>(order: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = order[from];
  if (entry === undefined || from === to || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The wanted order of what there is: what has come meanwhile stands first, as new entries do, and what has gone is left out. */
export function arrange(wanted: readonly number[], present: readonly number[]): readonly number[] {
  const known = new Set(wanted);
  const there = new Set(present);
  return [...present.filter((id) => !known.has(id)), ...wanted.filter((id) => there.has(id))];
}

const same = (left: readonly number[], right: readonly number[]) => left.join() === right.join();

/**
 * The order of a list while a person is changing it, until it is saved. What is in the list may change meanwhile: the
 * moves that were made hold for everything that is still there.
 */
export function useOrdering(present: readonly number[]): Ordering {
  // The latest stands last; without any the order is the list's own.
  const [orders, setOrders] = useState<readonly (readonly number[])[]>([]);
  const latest = orders.at(-1);
  const order = latest === undefined ? present : arrange(latest, present);

  return {
    order,
    move: (from, to) => {
      const next = moved(order, from, to);
      if (!same(next, order)) setOrders([...orders, next]);
    },
    undo: () => setOrders(orders.slice(0, -1)),
    canUndo: orders.length > 0,
    changed: !same(order, present),
  };
}
