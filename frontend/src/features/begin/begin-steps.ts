import { DEFAULT_THEME_ID } from '@hitohira/backend/rules';
import { BEGIN_STEPS, type BeginStep } from '../../config/paths';

/** What an account has; a number is null while it is not known. */
interface Possessions {
  themeId: number;
  linkages: number | null;
  links: number | null;
}

/** Which of the first steps are done; null while that is not known. */
export type BeginProgress = Readonly<Record<BeginStep, boolean | null>>;

/** Whether one of several numbers is more than none; null if that depends on one that is not known. */
function hasAny(...numbers: (number | null)[]): boolean | null {
  if (numbers.some((each) => each !== null && each > 0)) return true;
  return numbers.includes(null) ? null : false;
}

/**
 * The progress of an account, from what it has. The second step accepts the address of anything, so any link completes it
 * as well.
 */
export function beginProgress({ themeId, linkages, links }: Possessions): BeginProgress {
  return { theme: themeId !== DEFAULT_THEME_ID, accounts: hasAny(linkages, links), link: hasAny(links) };
}

/** The progress while nothing is known. */
export const UNKNOWN_PROGRESS: BeginProgress = { theme: null, accounts: null, link: null };

/** The first step that is not done; null if there is none. */
export function firstOpenStep(progress: BeginProgress): BeginStep | null {
  return BEGIN_STEPS.find((step) => progress[step] === false) ?? null;
}

/** Whether all steps are done, as far as is known. */
export const isAllDone = (progress: BeginProgress): boolean => countDone(progress) === BEGIN_STEPS.length;

/** How many steps are done. */
export function countDone(progress: BeginProgress): number {
  return BEGIN_STEPS.filter((step) => progress[step] === true).length;
}

/** The steps before and after one. */
export function stepsAround(step: BeginStep): { previous: BeginStep | null; next: BeginStep | null } {
  const index = BEGIN_STEPS.indexOf(step);
  return { previous: BEGIN_STEPS[index - 1] ?? null, next: BEGIN_STEPS[index + 1] ?? null };
}
