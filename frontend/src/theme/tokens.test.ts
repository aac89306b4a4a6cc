import { DARK, FACES, LIGHT } from './tokens';

/** The contrast of two colours (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter! + 0.05) / (darker! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('in %s colours', (_name, ink) => {
  it.each(['paper', 'sheet', 'wash'] as const)('everything that is read stands out from %s', (ground) => {
    for (const words of ['ink', 'inkSoft', 'crimson', 'green', 'amber', 'red'] as const) {
      expect(contrast(ink[words], ink[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('words on the main action can be read, pressed or not', () => {
    expect(contrast(ink.onCrimson, ink.crimson)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink.onCrimson, ink.crimsonDeep)).toBeGreaterThanOrEqual(4.5);
  });

  it('what can be filled in has a line that can be seen', () => {
    expect(contrast(ink.outline, ink.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(ink.outline, ink.sheet)).toBeGreaterThanOrEqual(3);
  });
});

describe('the faces', () => {
  it.each(FACES)('carry white words on %s', (color) => {
    expect(contrast('#ffffff', color)).toBeGreaterThanOrEqual(4.5);
  });
});
