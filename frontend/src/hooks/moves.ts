/** What tells the entries of a list apart. */
type Id = number | string;

/**
 * Where an entry was put: at an end of its list, or behind what stands before it there, the nearest first. It says where
 * to put it in a list that has changed meanwhile, too.
 */
export interface Move<Entry extends Id> {
  entry: Entry;
  to: 'first' | 'last' | readonly Entry[];
}

/** A list with the entry at one position put to another; as it was where one of them is none. */
export function moved<Entry>(order: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = order[from];
  if (entry === undefined || from === to || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The move that puts an entry where it stands in a list that has it. */
export function moveTo<Entry extends Id>(order: readonly Entry[], entry: Entry): Move<Entry> {
  const position = order.indexOf(entry);
  if (position === 0) return { entry, to: 'first' };
  if (position === order.length - 1) return { entry, to: 'last' };
  return { entry, to: order.slice(0, position).toReversed() };
}

/** A list after a move; as it was where the entry has gone from it, or all that it was put behind. */
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
