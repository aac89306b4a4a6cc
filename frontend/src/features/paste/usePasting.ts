import { checkUrl, linkTarget, type PastedAddress, recogniseAddress } from '@hitohira/backend/rules';
import { useEffect, useRef, useState } from 'react';
import { type LinkedPage, readLinkedPage, type TypedWords, UNREAD_PAGE } from '../../api/link-preview';
import { addressesIn } from './addresses-in';

/** How many pages are read at a time. */
const AT_ONCE = 2;

/** What a pasted address becomes. */
export interface PastedEntry {
  id: number;
  address: string;
  what: PastedAddress;
  /** What was typed where the address was entered before; it goes before the words of the page. */
  typed: TypedWords;
  /** Null while the page is waiting or being read. */
  page: LinkedPage | null;
  /** Whether it is being added, or could not be. */
  state: 'waiting' | 'adding' | 'failed';
}

const NOTHING_TYPED: TypedWords = { title: '', text: '' };

/** A page with what was typed. */
function worded(page: LinkedPage, { title, text }: TypedWords): LinkedPage {
  return { ...page, title: title.trim() || page.title, description: text.trim() || page.description };
}

/** Whether there is a page to read: posts are read by posting them, and not every address leads to a page. */
function hasPage(address: string, { kind }: PastedAddress): boolean {
  return kind !== 'content' && checkUrl(address) === null && linkTarget(address)?.kind === 'web';
}

/** The pasted addresses that are not added yet. Their pages are read one after the other. */
export function usePasting() {
  const [entries, setEntries] = useState<readonly PastedEntry[]>([]);
  const lastId = useRef(0);
  const queue = useRef<PastedEntry[]>([]);
  const busy = useRef(0);
  const readings = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const own = readings.current;
    return () => {
      for (const reading of own.values()) reading.abort();
    };
  }, []);

  const update = (id: number, changes: Partial<PastedEntry>) =>
    setEntries((current) => current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  const readNext = async () => {
    const entry = busy.current < AT_ONCE ? queue.current.shift() : undefined;
    if (entry === undefined) return;
    busy.current += 1;
    const reading = new AbortController();
    readings.current.set(entry.id, reading);
    const page = await readLinkedPage(entry.address, reading.signal);
    readings.current.delete(entry.id);
    busy.current -= 1;
    update(entry.id, { page: worded(page, entry.typed) });
    void readNext();
  };

  return {
    entries,
    update,
    /** Takes the addresses of a text. Returns how many they are, and what is left of the text. */
    take: (text: string, typed: TypedWords = NOTHING_TYPED) => {
      const { addresses, ...left } = addressesIn(text);
      const added = addresses.map((address): PastedEntry => {
        lastId.current += 1;
        const what = recogniseAddress(address);
        const page = hasPage(address, what) ? null : worded(UNREAD_PAGE, typed);
        return { id: lastId.current, address, what, typed, page, state: 'waiting' };
      });
      setEntries((current) => [...current, ...added]);
      queue.current.push(...added.filter(({ page }) => page === null));
      for (let count = 0; count < AT_ONCE; count += 1) void readNext();
      return { taken: added.length, ...left };
    },
    /** Removes an entry, and ends reading its page. */
    remove: (id: number) => {
      queue.current = queue.current.filter((entry) => entry.id !== id);
      readings.current.get(id)?.abort();
      setEntries((current) => current.filter((entry) => entry.id !== id));
    },
  };
}
