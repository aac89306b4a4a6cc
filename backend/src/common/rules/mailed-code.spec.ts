import { checkCode } from './mailed-code.js';
import { type RuleName } from './text.js';

type Case = [what: string, value: string, verdict: RuleName | null];

describe('checkCode', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['six digits', '012345', null],
    ['five digits', '01234', 'invalidFormat'],
    ['seven digits', '0123456', 'invalidFormat'],
    ['a letter', '01234a', 'invalidFormat'],
    ['a sign', '-12345', 'invalidFormat'],
    ['digits of another script', '٠١٢٣٤٥', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkCode(value)).toBe(verdict);
  });
});
