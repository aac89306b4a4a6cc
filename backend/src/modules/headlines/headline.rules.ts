import { checkText } from '../../common/rules/bounded-text.js';
import { type RuleName } from '../../common/rules/text.js';

export const HEADLINE_LIMITS = { max: 15 } as const;

/** The words over a part of a page: one line with something to see in it. */
export function checkHeadline(value: string): RuleName | null {
  return checkText(value, HEADLINE_LIMITS);
}
