import { endOfGraphemes } from './graphemes.js';

describe('the end of the first graphemes', () => {
  it.each([
    ['letters', '花とお菓子', 2, 2],
    ['the whole text', '１２３', 3, 3],
    ['fewer than asked for', '花', 5, 1],
    ['none', '', 1, 0],
    ['a letter and its voicing mark', 'か\u3099花か\u3099花', 1, 2],
    ['a letter and its accent', 'e\u0301te\u0301', 1, 2],
    ['a family and a flag', '👩‍👩‍👧🇯🇵花', 2, '👩‍👩‍👧🇯🇵'.length],
    ['a character and its variant', '葛\u{E0100}城', 1, 3],
    ['a symbol and its presentation', '〰\uFE0F花', 1, 2],
    ['a line break, as one', 'a\r\nb', 2, 3],
    ['a carriage return, as none', 'a\rbc', 2, 3],
  ])('takes %s', (_what, text, count, end) => {
    expect(endOfGraphemes(text, count)).toBe(end);
  });
});
