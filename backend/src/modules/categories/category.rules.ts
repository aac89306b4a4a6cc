import { type RuleName } from '../../common/rules/text.js';

/** How many categories an account chooses, and the length of their names. */
export const CATEGORY_LIMITS = { min: 1, max: 5, name: 50 } as const;

export function checkCategoryCount(count: number): RuleName | null {
  if (count < CATEGORY_LIMITS.min) return 'required';
  return count > CATEGORY_LIMITS.max ? 'invalidLength' : null;
}
