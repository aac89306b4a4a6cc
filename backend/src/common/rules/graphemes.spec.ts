import { endOfGraphemes } from './graphemes.js';

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** A reference implementation by Unicode's tables. */
const endBySegments = (text: string, count: number) =>
  [...segmenter.segment(text)][count]?.index ?? text.length;

describe('the end of the first graphemes', () => {
  it.each([
    ['花とお菓子', 2],
    ['が花が花', 1],
    ['が花', 1],
    ['👩‍👩‍👧🇯🇵が花', 2],
    ['e\u0301te\u0301', 1],
    ['１２３', 3],
    ['葛\u{E0100}城', 1],
    ['〰\uFE0F花', 1],
    ['', 1],
  ])('of %j after %i matches the Unicode tables', (text, count) => {
    expect(endOfGraphemes(text, count)).toBe(endBySegments(text, count));
  });

  it('matches Unicode for every character of the first planes', () => {
    const strange = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code))
      .filter((char) => char !== '\r')
      .filter((char) => {
        const texts = [`花${char}a花花`, `花a${char}花花`];
        return texts.some((text) =>
          [1, 2, 3].some((n) => endOfGraphemes(text, n) !== endBySegments(text, n)),
        );
      });
    expect(strange).toEqual([]);
  });
});
