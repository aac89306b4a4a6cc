import { type RuleName } from '../../common/rules/text.js';
import { checkWithdrawReasonText } from './withdraw-reason.rules.js';

type Case = [what: string, value: string, verdict: RuleName | null];

describe('checkWithdrawReasonText', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['nothing to see', ' \u200b\n', 'required'],
    ['200 characters', '花'.repeat(200), null],
    ['201 characters', '花'.repeat(201), 'invalidLength'],
    ['200 emoji', '🌸'.repeat(200), null],
    ['lines', 'a\nb', null],
    ['NUL', 'a\u0000', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkWithdrawReasonText(value)).toBe(verdict);
  });
});
