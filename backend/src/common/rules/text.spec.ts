import { codePointLength, isBlank, isPrintable, normaliseText, toHalfWidth } from './text.js';

const FAMILY = '👨‍👩‍👧‍👦';

describe('codePointLength', () => {
  it.each([
    ['nothing', '', 0],
    ['ASCII', 'abc', 3],
    ['kana', 'ひとひら', 4],
    ['a character outside the first plane', '𠮷', 1],
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
  it('turns full-width letters and digits into ASCII, and nothing else', () => {
    expect(toHalfWidth('ＡＢＣｘｙｚ０１２９')).toBe('ABCxyz0129');
    expect(toHalfWidth('ｱｲｳ　＠．－ー花')).toBe('ｱｲｳ　＠．－ー花');
  });
});

describe('normaliseText', () => {
  it.each([
    ['trims every kind of space', ' \u3000\t花\u00a0\n', '花'],
    ['composes', 'か\u3099', 'が'],
    ['writes every line break as a line feed', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['leaves inner spaces', 'a  b', 'a  b'],
    ['leaves joined emoji whole', FAMILY, FAMILY],
  ])('%s', (_what, text, normalised) => {
    expect(normaliseText(text)).toBe(normalised);
  });

  it('is at rest after one time', () => {
    const once = normaliseText(' e\u0301\r\n\r\n ');
    expect(normaliseText(once)).toBe(once);
  });
});

describe('isBlank', () => {
  it.each(['', ' ', '\u3000', '\u200b', '\u200d\ufeff', '\u2060', '\u3164', '\n'])(
    'sees nothing in %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['a', '・', '🌸', '\u200ba'])('sees something in %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('isPrintable', () => {
  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', 'a\tb', '\ud800', 'a\udfffb'])(
    'refuses %j on one line and on many',
    (text) => {
      expect(isPrintable(text)).toBe(false);
      expect(isPrintable(text, { multiline: true })).toBe(false);
    },
  );

  it('takes a line feed only where lines are allowed', () => {
    expect(isPrintable('a\nb')).toBe(false);
    expect(isPrintable('a\nb', { multiline: true })).toBe(true);
  });

  it('takes marks of direction: they are text', () => {
    expect(isPrintable('\u202eabc')).toBe(true);
  });
});
