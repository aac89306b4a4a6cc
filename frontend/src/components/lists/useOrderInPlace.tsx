import { useMemo, useRef, useState } from 'react';
import { type PagedList } from '../../api/paged-list';
import { type SortingInPlace } from '../../api/sorted-list';
import { type Move, moved, moveTo, withMove } from '../../hooks/moves';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useOfflineMessage } from '../../hooks/useIsOnline';
import { useSameArray } from '../../hooks/useSameArray';
import { useSnackbar } from '../../hooks/useSnackbar';
import { type PlainMessageCode } from '../../i18n/messages';
import { UndoAction } from '../buttons/UndoAction';

interface OrderInPlaceOptions<Entry> {
  list: PagedList<Entry>;
  idOf: (entry: Entry) => number;
  sorting: SortingInPlace<Entry>;
  messages: Readonly<Record<'sorted' | 'failed', PlainMessageCode>>;
}

const NONE: readonly never[] = [];

/** A move that is not saved yet. */
interface Step {
  move: Move<number>;
  isUndo: boolean;
}

const replay = (order: readonly number[], steps: readonly Step[]) =>
  steps.reduce((ids, { move }) => withMove(ids, move), order);

/** Entries in the order of the given IDs; other entries come last. */
function inOrder<Entry>(
  entries: readonly Entry[],
  ids: readonly number[],
  idOf: (entry: Entry) => number,
): Entry[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return entries.toSorted(
    (a, b) => (places.get(idOf(a)) ?? Infinity) - (places.get(idOf(b)) ?? Infinity) || 0,
  );
}

/** The steps that move entries back to where they were. */
function stepsBack(before: readonly number[], steps: readonly Step[]): Step[] {
  const entries = new Set(steps.map(({ move }) => move.entry));
  return before.filter((id) => entries.has(id)).map((id) => ({ move: moveTo(before, id), isUndo: true }));
}

/**
 * Sorts a list of the studio in place. A move is shown and saved at once, one request at a time; moves made meanwhile
 * go into the next request. If a request fails, all unsaved moves are taken back. A move can be undone while its message
 * is shown.
 */
export function useOrderInPlace<Entry>({ list, idOf, sorting, messages }: OrderInPlaceOptions<Entry>) {
  const { show } = useSnackbar();
  const report = useFailureReport();
  const sayIfOffline = useOfflineMessage();
  // The order until it is saved, so that a dropped entry appears in its new position at once.
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const queue = useRef<readonly Step[]>([]);
  const underWay = useRef(false);
  const goBack = useRef<() => void>(() => undefined);

  const apply = (steps: readonly Step[]) => (entries: readonly Entry[]) =>
    inOrder(entries, replay(entries.map(idOf), steps), idOf);
  const loadedIds = () => sorting.loaded().map(idOf);

  const saveNext = async () => {
    const steps = queue.current;
    queue.current = [];
    let before: readonly number[] = [];
    await sorting.save((present) => {
      before = present.map(idOf);
      return apply(steps)(present);
    });
    goBack.current = sorting.remember();
    if (queue.current.length > 0) sorting.arrange(apply(queue.current));
    const undo = () => add(stepsBack(before, steps));
    if (steps.every(({ isUndo }) => isUndo)) show('SORT_UNDONE', { color: 'SUCCESS' });
    else show(messages.sorted, { color: 'SUCCESS', action: <UndoAction run={undo} /> });
  };

  const saveAll = async () => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      while (queue.current.length > 0) await saveNext();
    } catch (error) {
      queue.current = [];
      goBack.current();
      report(error, {
        409: { message: messages.failed, then: list.refetch },
        other: { message: messages.failed },
      });
    } finally {
      underWay.current = false;
      setWanted(null);
    }
  };

  const add = (steps: readonly Step[]) => {
    if (!underWay.current && queue.current.length === 0) goBack.current = sorting.remember();
    queue.current = [...queue.current, ...steps];
    setWanted(replay(loadedIds(), steps));
    sorting.arrange(apply(steps));
    sayIfOffline();
    void saveAll();
  };

  const { total } = list;
  const entries: readonly Entry[] = list.entries ?? NONE;
  const ordered = useMemo(
    () => (wanted === null ? entries : inOrder(entries, wanted, idOf)),
    [entries, wanted, idOf],
  );
  // A saved move leaves the order as it is: a new array would render every row again.
  const shown = useSameArray(ordered);

  return {
    /** The loaded entries in the requested order. */
    entries: shown,
    total,
    /** Moves an entry to a position in the whole list, after loading the pages up to there. */
    move: async (id: number, to: number) => {
      while (to >= sorting.loaded().length && !sorting.isWhole()) {
        if (await list.fetchMore()) continue;
        show(messages.failed);
        return;
      }
      const order = loadedIds();
      const next = moved(order, order.indexOf(id), Math.min(to, order.length - 1));
      if (next !== order) add([{ move: moveTo(next, id, sorting.isWhole()), isUndo: false }]);
    },
  };
}
