import { DEFAULT_THEME_ID } from '@hitohira/backend/rules';
import { BEGIN_STEPS, type BeginStep } from '../../config/paths';

/** What an account has. A count is null while unknown. */
interface Possessions {
  themeId: number;
  /** The steps that the account remembers as done. */
  doneSteps: readonly BeginStep[];
  linkages: number | null;
  links: number | null;
  /** How many of the links are named by their URL, as the second step names them. */
  addresses: number | null;
}

/** Which of the first steps are done; null while unknown. */
export type BeginProgress = Readonly<Record<BeginStep, boolean | null>>;

/** Whether any count is positive; null if that depends on an unknown one. */
function hasAny(...numbers: (number | null)[]): boolean | null {
  if (numbers.some((each) => each !== null && each > 0)) return true;
  return numbers.includes(null) ? null : false;
}

/**
 * The progress of an account. The second step accepts any URL, so a link named by its URL completes it, too. A link with
 * its own title belongs to the third step.
 */
export function beginProgress({
  themeId,
  doneSteps,
  linkages,
  links,
  addresses,
}: Possessions): BeginProgress {
  return {
    theme: doneSteps.includes('theme') || themeId !== DEFAULT_THEME_ID,
    accounts: doneSteps.includes('accounts') || hasAny(linkages, addresses),
    link: doneSteps.includes('link') || hasAny(links),
  };
}

/** The progress while the account is loading. */
export const UNKNOWN_PROGRESS: BeginProgress = { theme: null, accounts: null, link: null };

/** The first step that is not done, or null. */
export function firstOpenStep(progress: BeginProgress): BeginStep | null {
  return BEGIN_STEPS.find((step) => progress[step] === false) ?? null;
}

/** Whether all steps are known to be done. */
export const isAllDone = (progress: BeginProgress): boolean => countDone(progress) === BEGIN_STEPS.length;

/** How many steps are done. */
export function countDone(progress: BeginProgress): number {
  return BEGIN_STEPS.filter((step) => progress[step] === true).length;
}

/** The previous and next step. */
export function stepsAround(step: BeginStep): { previous: BeginStep | null; next: BeginStep | null } {
  const index = BEGIN_STEPS.indexOf(step);
  return { previous: BEGIN_STEPS[index - 1] ?? null, next: BEGIN_STEPS[index + 1] ?? null };
}
