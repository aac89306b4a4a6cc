import path from 'node:path';
import { FALLBACK_FONTS, fontFile } from '../fonts/font-files.js';
import { chooseFonts, coveredText, fontRuns, readFont } from './font-coverage.js';

const FONTS = [fontFile('mochiy-pop-one'), fontFile('zen-maru-gothic'), ...FALLBACK_FONTS];

describe('a font of drawings', () => {
  it('is read once', () => {
    expect(readFont(FONTS[0]!)).toBe(readFont(FONTS[0]!));
  });
});

describe('the letters of a drawing', () => {
  it.each([
    ['as they are', '佐藤 Hanako안녕 نور', '佐藤 Hanako안녕 نور'],
    ['composed', 'カ\u3099 e\u0302\u0303', 'ガ ễ'],
    ['plain instead of styled', '𝓗𝓪𝓷𝓪 🄷', 'Hana H'],
    ['without marks that no font has', 'h\u0b3ca\u0b3c', 'ha'],
    ['without those that no font has', 'a ꯁ b', 'a b'],
    ['as variants of kanji', '\ufa19\u{20bb7}', '\ufa19\u{20bb7}'],
    ['not at all', 'ꯁꯂ', ''],
    ['not at all if they are invisible', '\u200c', ''],
  ])('are drawn %s', (_how, text, drawn) => {
    expect(coveredText(text, FONTS)).toBe(drawn);
  });

  const runs = (text: string) =>
    fontRuns(text, chooseFonts(text, FONTS)).map((run) => [run.text, path.parse(run.font).name]);

  it('are in the first font that has the whole word, and all words of the script', () => {
    expect(runs('花子 Nguyễn Hanako 안녕!')).toEqual([
      ['花子 ', 'MochiyPopOne_400Regular'],
      ['Nguyễn Hanako ', 'NotoSans_700Bold'],
      ['안녕', 'NanumGothic_700Bold'],
      ['!', 'MochiyPopOne_400Regular'],
    ]);
  });

  it('are in several fonts if none has the whole word', () => {
    expect(runs('ễ안').flat()).toEqual(['ễ', 'NotoSans_700Bold', '안', 'NanumGothic_700Bold']);
  });

  it('are in the fonts of the whole text on each of its lines', () => {
    const [run] = fontRuns('Hanako', chooseFonts('Nguyễn Hanako', FONTS));
    expect(run?.font).toContain('NotoSans_700Bold');
  });

  it('keep joiners, which have no shape', () => {
    expect(runs('می\u200cخواهم')).toEqual([['می\u200cخواهم', 'NotoSansArabic_700Bold']]);
  });
});
