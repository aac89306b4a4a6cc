import { type PageList } from '../../api/generated/model/pageList';

const NAMES: Record<PageList, string> = { links: 'link', contents: 'content', items: 'item' };

/** The fragment of an entry, numbered from 1. */
export function entryAnchor(list: PageList, number: number): string {
  return `${NAMES[list]}-${String(number)}`;
}

/** The steps in which a list is expanded. */
export interface ListSteps {
  /** How many are shown first. */
  first: number;
  /** How many each step adds. */
  step: number;
  /** How many come before the first step, in a row of their own. */
  lead: number;
}

/** The length after expanding: to the end of the current step. */
export function nextLength(length: number, { step, lead }: ListSteps): number {
  return lead + (Math.floor((length - lead) / step) + 1) * step;
}

/** The attributes of an entry; the first one of each step is a link and focus target. */
export function entryTarget(
  list: PageList,
  index: number,
  { first, step, lead }: ListSteps,
): { id?: string; tabIndex?: -1 } {
  const begins = index === first || (index > lead && (index - lead) % step === 0);
  return begins ? { id: entryAnchor(list, index + 1), tabIndex: -1 } : {};
}
