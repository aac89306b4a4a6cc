import {
  codePointLength,
  isBlank,
  isPrintable,
  normaliseIdentifier,
  normaliseText,
  toHalfWidth,
} from './text.js';

const FAMILY = '👨‍👩‍👧‍👦';

describe('codePointLength', () => {
  it.each([
    ['nothing', '', 0],
    ['ASCII', 'abc', 3],
    ['kana', 'ひとひら', 4],
    ['a character outside the BMP', '𠮷', 1],
    ['an emoji', '🌸', 1],
    ['an emoji joined of seven code points', FAMILY, 7],
    ['a flag of two', '🇯🇵', 2],
    ['line feeds', 'a\nb', 3],
    ['carriage returns, which do not count', 'a\r\nb\r', 3],
    ['a lone surrogate', '\ud83c', 1],
  ])('counts %s', (_what, text, length) => {
    expect(codePointLength(text)).toBe(length);
  });
});

describe('toHalfWidth', () => {
  it('converts full-width letters and digits only', () => {
    expect(toHalfWidth('ＡＢＣｘｙｚ０１２９')).toBe('ABCxyz0129');
    expect(toHalfWidth('ｱｲｳ　＠．－ー花')).toBe('ｱｲｳ　＠．－ー花');
  });
});

describe('normaliseText', () => {
  it.each([
    ['trims every kind of space', ' \u3000\t花\u00a0\n', '花'],
    ['composes', 'か\u3099', 'が'],
    ['converts line breaks to line feeds', 'a\r\nb\rc\nd\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['keeps inner spaces', 'a  b', 'a  b'],
    ['converts tabs to spaces', '\ta\tb\n\t\tc', 'a b\n  c'],
    ['keeps other control characters, which every rule rejects', 'a\u000bb', 'a\u000bb'],
    ['keeps joined emoji', FAMILY, FAMILY],
  ])('%s', (_what, text, normalized) => {
    expect(normaliseText(text)).toBe(normalized);
  });

  it('is idempotent', () => {
    const once = normaliseText(' e\u0301\r\n\r\n ');
    expect(normaliseText(once)).toBe(once);
  });
});

describe('isBlank', () => {
  it.each([
    ['a space', ' '],
    ['a full-width space', '\u3000'],
    ['a no-break space', '\u00a0'],
    ['an Ogham space mark', '\u1680'],
    ['a thin space', '\u2009'],
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200d\u200c\ufeff'],
    ['a word joiner', '\u2060'],
    ['directional marks', '\u200e\u200f\u202e\u2069\u061c'],
    ['line breaks', '\n\r\n'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a soft hyphen', '\u00ad'],
    ['a Mongolian vowel separator', '\u180e'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['an inherent Khmer vowel', '\u17b4'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0020}\u{e007f}'],
    ['a grapheme joiner', '\u034f'],
    ['a blank Braille pattern', '\u2800'],
    ['an object replacement character', '\ufffc'],
    ['hieroglyph blanks', '\u{13441}\u{13442}'],
    ['a Khitan filler', '\u{16fe4}'],
    ['a null notehead', '\u{1d159}'],
    ['several of them', ' \u2800\u3164\u200b\u3000\u2028'],
  ])('is true for %s, in every rule and in stored text', (_what, text) => {
    expect(isBlank(text)).toBe(true);
    expect(normaliseText(text)).toBe('');
    expect(normaliseIdentifier(text)).toBe('');
  });

  it('is true for the empty text', () => {
    expect(isBlank('')).toBe(true);
  });

  it.each(['a', '・', '🌸', '\u200ba', '\u2801', '花\u2800花', '\u0301a', '👁\ufe0f'])(
    'is false for %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(normaliseText(text)).toBe(text);
    },
  );
});

describe('isPrintable', () => {
  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', 'a\tb', '\ud800', 'a\udfffb'])(
    'rejects %j in single-line and multiline text',
    (text) => {
      expect(isPrintable(text)).toBe(false);
      expect(isPrintable(text, { multiline: true })).toBe(false);
    },
  );

  it('accepts line feeds in multiline text only', () => {
    expect(isPrintable('a\nb')).toBe(false);
    expect(isPrintable('a\nb', { multiline: true })).toBe(true);
  });

  it('accepts directional marks', () => {
    expect(isPrintable('\u202eabc')).toBe(true);
  });
});
