import { FALLBACK_FONTS, fontFile } from '../fonts/font-files.js';
import { chooseFonts } from './font-coverage.js';
import { outlineLine } from './text-outlines.js';

const FONTS = [fontFile('zen-maru-gothic'), ...FALLBACK_FONTS];

const outline = (text: string, size = 100) => outlineLine(text, chooseFonts(text, FONTS), size);

/** The area of an outline's points. */
function extentOf(path: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = (path.match(/-?\d+\.\d\d/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest));
  const [x = [], y = []] = [xs, ys];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

describe('a line as outlines', () => {
  it('stands on its baseline and is as wide as its letters', () => {
    const { outlines, width } = outline('花子');
    expect(width).toBeCloseTo(200);
    const { left, right, top, bottom } = extentOf(outlines[0]!.path);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(200);
    expect(top).toBeGreaterThan(-95);
    expect(bottom).toBeLessThan(15);
  });

  it('scales with the font size', () => {
    expect(outline('Hanako', 50).width).toBeCloseTo(outline('Hanako', 100).width / 2);
  });

  it('joins Arabic letters', () => {
    expect(outline('نور').width).toBeLessThan(outline('ن').width + outline('و').width + outline('ر').width);
  });

  it('puts the vowels of Devanagari beside their letters', () => {
    expect(outline('भारत').width).toBeGreaterThan(outline('भरत').width);
  });

  it('shows scripts of two directions in the order of their text', () => {
    const placesOf = (text: string) =>
      outline(text).outlines.map(({ font, path }) => [font.includes('Hebrew'), extentOf(path)] as const);
    const [latin, hebrew] = placesOf('garden שלום');
    expect([latin?.[0], hebrew?.[0]]).toEqual([false, true]);
    expect(hebrew![1].left).toBeGreaterThan(latin![1].right);
    const [last, first] = placesOf('שלום garden');
    expect([last?.[0], first?.[0]]).toEqual([false, true]);
    expect(first![1].left).toBeGreaterThan(last![1].right);
  });

  it('mirrors brackets from right to left', () => {
    const shapeOf = (path = '') => {
      const { left } = extentOf(path);
      return (path.match(/-?\d+\.\d\d/g) ?? []).map((number, index) =>
        Math.round(Number(number) - (index % 2 === 0 ? left : 0)),
      );
    };
    expect(shapeOf(outline('א(').outlines[0]?.path)).toEqual(shapeOf(outline(')').outlines[0]?.path));
  });

  it('is empty for an empty text', () => {
    expect(outline('')).toEqual({ outlines: [], width: 0 });
  });
});
