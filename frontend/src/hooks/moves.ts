type Id = number | string;

/**
 * A move that can be replayed on a changed list: to an end, or after the nearest of its former predecessors that is still
 * there.
 */
export interface Move<Entry extends Id> {
  entry: Entry;
  to: 'first' | 'last' | readonly Entry[];
}

/** Moves the entry at one position to another; returns the list unchanged if a position is invalid. */
export function moved<Entry>(order: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = order[from];
  if (entry === undefined || from === to || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/**
 * The move that leads to the position of an entry in a list.
 *
 * @param isWhole false for the beginning of a longer list
 */
export function moveTo<Entry extends Id>(order: readonly Entry[], entry: Entry, isWhole = true): Move<Entry> {
  const position = order.indexOf(entry);
  if (position === 0) return { entry, to: 'first' };
  if (position === order.length - 1 && isWhole) return { entry, to: 'last' };
  return { entry, to: order.slice(0, position).toReversed() };
}

/** Applies a move; returns the list unchanged if the entry or all its predecessors are gone. */
export function withMove<Entry extends Id>(
  order: readonly Entry[],
  { entry, to }: Move<Entry>,
): readonly Entry[] {
  if (!order.includes(entry)) return order;
  const others = order.filter((each) => each !== entry);
  if (to === 'first') return [entry, ...others];
  if (to === 'last') return [...others, entry];
  const anchor = to.find((each) => others.includes(each));
  if (anchor === undefined) return order;
  return others.toSpliced(others.indexOf(anchor) + 1, 0, entry);
}
