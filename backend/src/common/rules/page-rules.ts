import { LIMITS } from './limits.js';
import { type RuleName } from './account-rules.js';
import { codePointLength, isBlank, isPrintable } from './text.js';

/** The grid in which contents are first shown, by how many it shows. */
export type ContentsFormat = (typeof LIMITS.contentsFormat.values)[number];

/** The words over a part of a page: one line with something to see in it. */
export function checkHeadline(value: string): RuleName | null {
  if (!isPrintable(value)) return 'invalidFormat';
  if (isBlank(value)) return 'required';
  return codePointLength(value) > LIMITS.headline.max ? 'invalidLength' : null;
}

/** The categories of an account, by how many they are. */
export function checkCategoryCount(count: number): RuleName | null {
  if (count < LIMITS.categories.min) return 'required';
  return count > LIMITS.categories.max ? 'invalidLength' : null;
}
