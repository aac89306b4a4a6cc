import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import { useStableCallback } from '../../hooks/useStableCallback';
import { type PastedEntry } from './usePasting';

/** Adds an entry as public or as a draft. */
export type AddPasted = (visibility: 'public' | 'draft') => Promise<unknown>;

interface AddingQueueOptions {
  /** An entry's current state; undefined once removed. */
  find: (id: number) => PastedEntry | undefined;
  /** How to add an entry in its current state; null if it needs an answer first. */
  addOf: (id: number) => AddPasted | null;
  setState: (id: number, state: PastedEntry['state']) => void;
  onAdded: (id: number) => void;
  /** Called when the queue is empty. */
  onDone: () => void;
}

const isFull = (error: unknown) => error instanceof ApiError && error.errorCode === 'limitReached';

/**
 * Adds entries one at a time, which keeps their order. Each is added in its state at that moment: removed entries are
 * skipped, and queued ones are not queued twice. Leaving the page stops the queue.
 */
export function useAddingQueue(options: AddingQueueOptions) {
  const waiting = useRef<{ id: number; visibility: 'public' | 'draft' }[]>([]);
  const running = useRef(false);
  const now = useStableCallback(<Result>(read: (latest: AddingQueueOptions) => Result) => read(options));
  useEffect(
    () => () => {
      waiting.current = [];
    },
    [],
  );

  const run = async () => {
    running.current = true;
    for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) {
      const { id, visibility } = next;
      const { find, addOf, setState, onAdded } = now((latest) => latest);
      if (find(id) === undefined) continue;
      const add = addOf(id);
      setState(id, add === null ? 'waiting' : 'adding');
      try {
        if (add === null) continue;
        await add(visibility);
        onAdded(id);
      } catch (error) {
        setState(id, isFull(error) ? 'full' : 'failed');
      }
    }
    running.current = false;
    now(({ onDone }) => onDone());
  };

  /** Puts entries at the end of the queue. */
  return useStableCallback((ids: readonly number[], visibility: 'public' | 'draft') => {
    const { find, setState } = options;
    const fresh = ids.filter((id) => {
      const state = find(id)?.state;
      return state !== undefined && state !== 'queued' && state !== 'adding';
    });
    for (const id of fresh) setState(id, 'queued');
    waiting.current.push(...fresh.map((id) => ({ id, visibility })));
    if (fresh.length > 0 && !running.current) void run();
  });
}
