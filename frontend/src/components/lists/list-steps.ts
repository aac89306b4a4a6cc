import { type PageList } from '../../api/generated/model/pageList';

const NAMES: Record<PageList, string> = { links: 'link', contents: 'content', items: 'item' };

/** The place of an entry of a list, for addresses of its page: the first one is number 1. */
export function entryAnchor(list: PageList, number: number): string {
  return `${NAMES[list]}-${String(number)}`;
}

/** The parts in which a list is shown. */
export interface ListSteps {
  /** How many are shown first. */
  first: number;
  /** How many are shown more each time. */
  step: number;
  /** How many stand before the first step, in a row of their own. */
  lead: number;
}

/** How many are shown once more are asked for: to the end of the step that has been begun. */
export function nextLength(length: number, { step, lead }: ListSteps): number {
  return lead + (Math.floor((length - lead) / step) + 1) * step;
}

/** Each part of a list but the first begins where one can go: by an address, or when it has just been asked for. */
export function partStart(
  list: PageList,
  index: number,
  { first, step, lead }: ListSteps,
): { id?: string; tabIndex?: -1 } {
  const begins = index === first || (index > lead && (index - lead) % step === 0);
  return begins ? { id: entryAnchor(list, index + 1), tabIndex: -1 } : {};
}
