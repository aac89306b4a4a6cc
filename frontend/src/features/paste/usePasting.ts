import {
  checkUrl,
  linkTarget,
  type PastedAddress,
  recogniseAddress,
  shortenItemUrl,
} from '@hitohira/backend/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LinkedPage, type TypedWords, UNREAD_PAGE, useLinkedPages } from '../../api/link-preview';
import { addressesIn } from '../../components/forms/addresses-in';
import { keepAddresses, keepText, keptAddresses, keptText } from './pasted-draft';

/** How many pages are read at once. */
const AT_ONCE = 2;

/** A pasted URL and its state. */
export interface PastedEntry {
  id: number;
  address: string;
  what: PastedAddress;
  /** Words typed in another form with the URL. They take precedence over those of the page. */
  typed: TypedWords;
  /** Null while the page is waiting or being read. */
  page: LinkedPage | null;
  /** Waiting for the creator, queued, being added, failed, or without room on the page. */
  state: 'waiting' | 'queued' | 'adding' | 'failed' | 'full';
}

const NOTHING_TYPED: TypedWords = { title: '', text: '' };

/** A page with the typed words in place of its own. */
function worded(page: LinkedPage, { title, text }: TypedWords): LinkedPage {
  return { ...page, title: title.trim() || page.title, description: text.trim() || page.description };
}

/** Whether there is a page to read: posts are read when they are posted, and not every URL leads to a page. */
function hasPage(address: string, { kind }: PastedAddress): boolean {
  return kind !== 'content' && checkUrl(address) === null && linkTarget(address)?.kind === 'web';
}

function entryOf(id: number, pasted: string, typed: TypedWords, page: LinkedPage | null): PastedEntry {
  const what = recogniseAddress(pasted);
  // As items are stored. Other pages of a shop, such as a search, need what would be dropped.
  const address = what.kind === 'item' ? shortenItemUrl(pasted) : pasted;
  const known = page ?? (hasPage(address, what) ? null : worded(UNREAD_PAGE, typed));
  return { id, address, what, typed, page: known, state: 'waiting' };
}

/**
 * The pasted URLs that have not been added. Their pages are read in order. Pasted URLs stay in this tab until they are
 * added, even while another page is shown.
 */
export function usePasting(accountId: string) {
  const [entries, setEntries] = useState<readonly PastedEntry[]>(() =>
    keptAddresses(accountId).map(({ address, typed, page }, index) =>
      entryOf(index + 1, address, typed, page),
    ),
  );
  const [text, setText] = useState(() => keptText(accountId));
  /** The current entries, for code that runs before the next render. */
  const now = useRef(entries);
  const lastId = useRef(entries.length);
  const queue = useRef<number[]>([]);
  const readings = useRef(new Map<number, AbortController>());
  const readPage = useLinkedPages();

  const change = (next: readonly PastedEntry[]) => {
    now.current = next;
    setEntries(next);
  };
  const find = (id: number) => now.current.find((entry) => entry.id === id);
  const keep = () => keepAddresses(accountId, now.current);
  const update = (id: number, changes: Partial<PastedEntry>) => {
    change(now.current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
    if (changes.page !== undefined) keep();
  };

  const readNext = async () => {
    const id = readings.current.size < AT_ONCE ? queue.current.shift() : undefined;
    const entry = id === undefined ? undefined : find(id);
    if (id === undefined || entry === undefined) return;
    const reading = new AbortController();
    readings.current.set(id, reading);
    const page = await readPage(entry.address, reading.signal);
    if (readings.current.get(id) === reading) readings.current.delete(id);
    if (!reading.signal.aborted) update(id, { page: worded(page, entry.typed) });
    // The others would be rejected, too.
    if (page.waitS !== null) {
      for (const other of queue.current.splice(0)) {
        update(other, { page: worded(page, find(other)?.typed ?? NOTHING_TYPED) });
      }
    }
    void readNext();
  };
  const readPages = (ids: readonly number[]) => {
    queue.current.push(...ids);
    for (let count = 0; count < AT_ONCE; count += 1) void readNext();
  };
  const readRest = useEffectEvent(() =>
    readPages(now.current.filter(({ page }) => page === null).map(({ id }) => id)),
  );
  useEffect(() => {
    const own = readings.current;
    readRest();
    return () => {
      queue.current = [];
      for (const reading of own.values()) reading.abort();
      own.clear();
    };
  }, []);

  const write = (left: string) => {
    setText(left);
    keepText(accountId, left);
  };

  return {
    entries,
    /** An entry's current state; undefined once removed. */
    find,
    update,
    /** The text in the field. */
    text,
    write,
    /** Takes the URLs of a text. Returns their number and the rest of the text. */
    take: (pasted: string, typed: TypedWords = NOTHING_TYPED) => {
      const { addresses, ...left } = addressesIn(pasted);
      const added = addresses.map((address) => {
        lastId.current += 1;
        return entryOf(lastId.current, address, typed, null);
      });
      change([...now.current, ...added]);
      keep();
      readPages(added.filter(({ page }) => page === null).map(({ id }) => id));
      return { taken: added.length, ...left };
    },
    /** Reads an entry's page again. */
    readAgain: (id: number) => {
      update(id, { page: null });
      readPages([id]);
    },
    /** Removes an entry and stops reading its page. */
    remove: (id: number) => {
      queue.current = queue.current.filter((each) => each !== id);
      readings.current.get(id)?.abort();
      change(now.current.filter((entry) => entry.id !== id));
      keep();
    },
  };
}
