import { checkText } from '../../common/rules/bounded-text.js';
import { type RuleName } from '../../common/rules/text.js';

export const WITHDRAW_REASON_LIMITS = { text: 200 } as const;

/** A reason in the owner's own words, on any number of lines. */
export function checkWithdrawReasonText(value: string): RuleName | null {
  return checkText(value, { max: WITHDRAW_REASON_LIMITS.text, multiline: true });
}
