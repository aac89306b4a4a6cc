import {
  displayFontFace,
  displayLetters,
  MAX_DISPLAY_LETTERS,
  readDisplayLetters,
} from './display-fonts.rules.js';

/** That many different letters. */
const letters = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_none, index) => 0x4e00 + index));

describe('the letters of a display font', () => {
  it('are those of all texts, each once, in order', () => {
    expect(displayLetters(['花子の花', 'Hana'])).toBe('Hanの子花');
  });

  it('exclude characters that no font has', () => {
    expect(displayLetters(['a b\n\u3000c', '🌸', '\u{20bb7}野', 'e\u200d\ufe0f'])).toBe('abce野');
  });

  it('are empty if there are too many, because a text in two fonts looks broken', () => {
    expect(displayLetters([letters(MAX_DISPLAY_LETTERS)])).toHaveLength(MAX_DISPLAY_LETTERS);
    expect(displayLetters([letters(MAX_DISPLAY_LETTERS + 1)])).toBe('');
  });
});

describe('a display font', () => {
  it('has an address and a range with its letters', () => {
    const face = displayFontFace('yuji-syuku', ['花 A', 'A花'])!;
    expect(face).toEqual({
      family: 'display-yuji-syuku',
      address: '/fonts/yuji-syuku/QeiKsQ.woff2',
      range: 'U+41,U+82b1',
      weight: '1 1000',
    });
    expect(readDisplayLetters('QeiKsQ.woff2')).toBe('A花');
  });

  it('is made bolder by browsers if its strokes are thin', () => {
    expect(displayFontFace('zen-kurenaido', ['花'])).toMatchObject({ weight: '400' });
    expect(displayFontFace('dela-gothic-one', ['花'])).toMatchObject({ weight: '1 1000' });
  });

  it('is null for texts without letters that a font can have', () => {
    expect(displayFontFace('stick', [' ', '🌸'])).toBeNull();
  });

  it.each([
    'QeiKsQ',
    'QeiKsQ.ttf',
    'QeiKsQ.woff2.woff2',
    'QeiKsQ==.woff2',
    '.woff2',
    // Letters in another order, twice, and bytes that are not UTF-8.
    '6IqxQQ.woff2',
    'QUE.woff2',
    '_w.woff2',
    `${'A'.repeat(9)}.woff2`,
  ])('has one canonical address, which %s is not', (name) => {
    expect(readDisplayLetters(name)).toBeNull();
  });
});
