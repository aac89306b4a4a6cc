import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GROUNDS } from './tokens';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colors that a rule of tokens.css defines, by name without the prefix. */
function colorsOf(selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const body = rule.slice(0, rule.indexOf('}'));
  const colors = [...body.matchAll(/--color-([\w-]+): (?:(#[0-9a-f]{6})|var\((--[\w-]+)\));/g)];
  return Object.fromEntries(colors.map(([, name, color, state]) => [name!, color ?? stateColor(state!)]));
}

/** The color of a state, such as `--light-error`. */
function stateColor(name: string): string {
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(css)![1]!;
}

/** The contrast of two colors (WCAG 2.2, 1.4.3). */
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

const LIGHT = colorsOf(':root');
const DARK = colorsOf(":root[data-color-scheme='dark']");

it('dark and light mode define the same colors', () => {
  expect(Object.keys(LIGHT)).toHaveLength(13);
  expect(Object.keys(DARK)).toEqual(Object.keys(LIGHT));
});

it('the theme colors match the style sheet', () => {
  expect(GROUNDS).toEqual({ light: LIGHT.ground, dark: DARK.ground });
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s mode', (_name, colors) => {
  const ratio = (one: string, other: string) => contrast(colors[one]!, colors[other]!);

  it.each(['ground', 'surface', 'wash'] as const)('keeps texts readable on %s', (ground) => {
    for (const words of ['text', 'text-soft', 'accent', 'success', 'warning', 'error']) {
      expect(ratio(words, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the labels of primary buttons readable', () => {
    expect(ratio('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('on-accent', 'accent-deep')).toBeGreaterThanOrEqual(4.5);
  });

  it('gives inputs a visible border', () => {
    expect(ratio('outline', 'ground')).toBeGreaterThanOrEqual(3);
    expect(ratio('outline', 'surface')).toBeGreaterThanOrEqual(3);
  });
});
