import { checkText } from '../../common/rules/bounded-text.js';
import { type RuleName } from '../../common/rules/text.js';

export const HEADLINE_LIMITS = { max: 15 } as const;

/** One line that is not blank. */
export function checkHeadline(value: string): RuleName | null {
  return checkText(value, HEADLINE_LIMITS);
}
