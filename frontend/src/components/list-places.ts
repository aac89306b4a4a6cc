import { type PageList } from '../config/paths';

const NAMES: Record<PageList, string> = { links: 'link', contents: 'content', items: 'item' };

/** The place of an entry of a list, for addresses of its page: the first one is number 1. */
export function entryAnchor(list: PageList, number: number): string {
  return `${NAMES[list]}-${String(number)}`;
}

interface Parts {
  /** How many are shown first. */
  first: number;
  /** How many are shown more each time. */
  step: number;
}

/** Each part of a list but the first begins where one can go: by an address, or when it has just been asked for. */
export function partStart(
  list: PageList,
  index: number,
  { first, step }: Parts,
): { id?: string; tabIndex?: -1 } {
  const begins = index === first || (index > 0 && index % step === 0);
  return begins ? { id: entryAnchor(list, index + 1), tabIndex: -1 } : {};
}
