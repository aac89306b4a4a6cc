import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage, LANGUAGES } from '../../common/rules/language.js';
import { PROJECT_ROOT } from '../../config/app-config.js';
import { type Theme } from './theme.js';
import { type ThemeColors, MAX_RADIUS } from './theme-tokens.js';
import { coverOf } from './theme-covers.js';
import { DEFAULT_THEME_ID } from './theme.rules.js';
import { DEFAULT_THEME, findTheme, themeOrDefault, THEMES } from './themes.js';

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Rgba = [red: number, green: number, blue: number, alpha: number];

/** The number of color steps between two stops of a gradient. */
const STEPS = 16;

function parse(hex: string): Rgba {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red!, green!, blue!, alpha / 255];
}

function over(top: Rgba, ground: Rgba): Rgba {
  const alpha = top[3];
  const mixed = [0, 1, 2].map((at) => top[at]! * alpha + ground[at]! * (1 - alpha));
  return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
}

function between(one: Rgba, other: Rgba, part: number): Rgba {
  return one.map((value, at) => value + (other[at]! - value) * part) as Rgba;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: Rgba, other: Rgba): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter! + 0.05) / (darker! + 0.05);
}

function linear(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgba): number {
  const [r, g, b] = [red, green, blue].map(linear);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** CSS `color-mix(in oklab, …)`: so much of one color, and the rest of another (CSS Color 4). */
function mixInOklab(one: Rgba, other: Rgba, part: number): Rgba {
  const [first, second] = [toOklab(one), toOklab(other)];
  return fromOklab(first.map((value, at) => value * part + second[at]! * (1 - part)));
}

const OKLAB = {
  lmsOfRgb: [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ],
  labOfLms: [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ],
  lmsOfLab: [
    [1, 0.3963377774, 0.2158037573],
    [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.291485548],
  ],
  rgbOfLms: [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ],
};

const times = (matrix: number[][], vector: number[]) =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * vector[at]!, 0));

function toOklab([red, green, blue]: Rgba): number[] {
  const lms = times(OKLAB.lmsOfRgb, [red, green, blue].map(linear));
  return times(OKLAB.labOfLms, lms.map(Math.cbrt));
}

function fromOklab(lab: number[]): Rgba {
  const lms = times(OKLAB.lmsOfLab, lab).map((value) => value ** 3);
  const [red, green, blue] = times(OKLAB.rgbOfLms, lms).map((value) => {
    const shown = Math.min(Math.max(value, 0), 1);
    return 255 * (shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055);
  });
  return [red!, green!, blue!, 1];
}

/** All background colors of a page: its own, and those that result from blending each layer of the pattern. */
function grounds({ background, backgroundImage }: ThemeColors): Rgba[] {
  let below = [parse(background)];
  // The first layer is on top.
  for (const layer of layersOf(backgroundImage).reverse()) {
    const stops = (layer.match(/#[0-9a-f]+/g) ?? []).map(parse);
    const shades = stops.flatMap((stop, index) => {
      const next = stops[index + 1] ?? stop;
      return Array.from({ length: STEPS + 1 }, (_none, step) => between(stop, next, step / STEPS));
    });
    below = [...below, ...below.flatMap((ground) => shades.map((shade) => over(shade, ground)))];
    below = [...new Map(below.map((color) => [color.map(Math.round).join(), color])).values()];
  }
  return below;
}

function layersOf(image: string | null): string[] {
  return image?.split(/,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient\()/) ?? [];
}

const FRONT = path.join(PROJECT_ROOT, 'frontend/src');

/** How the page makes further colors of those of a theme. */
const PAGE_CSS = readFileSync(path.join(FRONT, 'components/page/PageGround.module.css'), 'utf8');

/** The product's colors of states, which dialogs on a page take for the color scheme of its theme. */
const TOKENS_CSS = readFileSync(path.join(FRONT, 'theme/tokens.css'), 'utf8');

const LOOKS = THEMES.flatMap(({ name, tokens }): [string, ThemeColors][] => [
  [name, tokens],
  ...(tokens.dark ? ([[`${name} in dark mode`, tokens.dark]] as [string, ThemeColors][]) : []),
]);

describe('the themes', () => {
  it('are at least twelve, in at least four categories', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(12);
    const kinds = new Set(THEMES.map(({ category }) => category.name));
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  });

  it('have unique ids and names in each language', () => {
    const getters: ((theme: Theme) => number | string)[] = [
      ({ id }) => id,
      ({ name }) => name,
      ...LANGUAGES.map((language) => (theme: Theme) => theme.displayName[language]),
    ];
    for (const getter of getters) expect(new Set(THEMES.map(getter)).size).toBe(THEMES.length);
  });

  it('have unique design tokens', () => {
    expect(new Set(THEMES.map(({ tokens }) => JSON.stringify(tokens))).size).toBe(THEMES.length);
    expect(new Set(THEMES.map(({ tokens }) => `${tokens.background} ${tokens.accent}`)).size).toBe(
      THEMES.length,
    );
  });

  it.each<[string, (theme: Theme) => string]>([
    ['typeface', ({ tokens }) => tokens.displayFont],
    ['shape of links and tiles', ({ tokens }) => tokens.shape],
    ['cover, whatever its colors', (theme) => coverOf(theme, 'light').replaceAll(/#[0-9a-f]{3,8}\b/gi, '#')],
  ])('have each their own %s', (_what, of) => {
    expect(new Set(THEMES.map(of)).size).toBe(THEMES.length);
  });

  it('are grouped by category', () => {
    const kinds = THEMES.map(({ category }) => category.name);
    const runs = kinds.filter((kind, index) => kind !== kinds[index - 1]);
    expect(runs).toHaveLength(new Set(kinds).size);
  });

  it.each(THEMES.map((theme) => [theme.name, theme] as const))(
    '%s has names in both languages',
    (name, { displayName, category }) => {
      expect(name).toMatch(/^[a-z]{2,30}$/);
      for (const words of [displayName, category.displayName]) {
        expect(Object.keys(words).every(isLanguage)).toBe(true);
        expect(words.en).toMatch(/^[\x20-\x7e]{2,30}$/);
        expect(words.ja).toMatch(/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,30}$/u);
      }
    },
  );

  it('start with the default, which replaces unknown ones', () => {
    expect(THEMES[0]).toBe(DEFAULT_THEME);
    expect(DEFAULT_THEME.id).toBe(DEFAULT_THEME_ID);
    expect(findTheme(2)?.id).toBe(2);
    for (const id of [0, -1, 1.5, 1_000_000, Number.NaN]) {
      expect(findTheme(id)).toBeNull();
      expect(themeOrDefault(id)).toBe(DEFAULT_THEME);
    }
  });
});

describe.each(LOOKS)('the colors of %s', (_name, colors) => {
  const { surface, wash, onAccent, accent } = colors;
  const everyGround = [...grounds(colors), parse(surface), parse(wash)];

  it.each(['text', 'textSecondary', 'accent'] as const)(
    'have enough contrast for %s on every background',
    (words) => {
      const lowest = Math.min(...everyGround.map((ground) => contrast(parse(colors[words]), ground)));
      expect(lowest).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('have enough contrast for text on the accent', () => {
    expect(contrast(parse(onAccent), parse(accent))).toBeGreaterThanOrEqual(4.5);
  });

  it('have enough contrast for text on the accent under the pointer', () => {
    const [, percent] =
      /--color-accent-deep: color-mix\(in oklab, var\(--color-accent\) (\d+)%, var\(--color-text\)\)/.exec(
        PAGE_CSS,
      )!;
    const deep = mixInOklab(parse(accent), parse(colors.text), Number(percent) / 100);
    expect(contrast(parse(onAccent), deep)).toBeGreaterThanOrEqual(4.5);
  });

  // Dividers and the borders of cards mean nothing: what they separate is told apart without them.
  it('have enough contrast for the outline of buttons and fields, on every background', () => {
    expect(PAGE_CSS).toContain('--color-outline: var(--color-text-soft);');
    const outline = parse(colors.textSecondary);
    for (const ground of everyGround) expect(contrast(outline, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['success', 'warning', 'error'])('have enough contrast for words about %s in dialogs', (state) => {
    const name = `--${colors.colorScheme}-${state}`;
    const [, color] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(TOKENS_CSS)!;
    for (const ground of [surface, wash])
      expect(contrast(parse(color!), parse(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('match the color scheme', () => {
    const isDark = luminance(parse(colors.background)) < luminance(parse(colors.text));
    expect(colors.colorScheme).toBe(isDark ? 'dark' : 'light');
  });

  it('use colors and gradients only, without requests', () => {
    const { colorScheme: _scheme, backgroundImage, backgroundSize, ...rest } = colors;
    const plain = [
      rest.background,
      surface,
      rest.surfaceBorder,
      wash,
      rest.text,
      rest.textSecondary,
      accent,
      onAccent,
      rest.divider,
    ];
    for (const color of plain) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const layer of layersOf(backgroundImage)) {
      expect(layer).toMatch(/^(?:repeating-)?(?:linear|radial|conic)-gradient\([#0-9a-z%, ]+\)$/);
    }
    if (backgroundSize !== null) expect(backgroundSize).toMatch(/^\d+px \d+px$/);
  });
});

describe('the dark side of a theme', () => {
  it.each(THEMES.map(({ name, tokens }) => [name, tokens] as const))(
    'is its own, or its only one: %s',
    (_name, { dark, colorScheme }) => {
      expect([colorScheme, dark?.colorScheme]).toEqual(
        dark === null ? ['dark', undefined] : ['light', 'dark'],
      );
    },
  );

  it("is no other theme's", () => {
    const sides = THEMES.map(({ tokens }) => {
      const { background, surface, accent } = tokens.dark ?? tokens;
      return [background, surface, accent].join();
    });
    expect(new Set(sides).size).toBe(THEMES.length);
  });
});

/** The rule of a shape in the page's style sheet. */
function ruleOf(shape: string): string {
  const [, rule] = new RegExp(`\\[data-shape='${shape}'\\] \\{([^}]*)\\}`).exec(PAGE_CSS) ?? [];
  return rule ?? '';
}

/** A part of a color in the style sheet, from 0 to 1; null without it. */
function partIn(rule: string, pattern: RegExp): number | null {
  const [, percent] = pattern.exec(rule) ?? [];
  return percent === undefined ? null : Number(percent) / 100;
}

describe('cards', () => {
  const tint = /--card-image: linear-gradient\(\s*\d+deg,\s*color-mix\(in srgb, var\(--color-accent\) (\d+)%/;
  const glass = /--card-ground: color-mix\(in srgb, var\(--color-surface\) (\d+)%, transparent\)/;
  const faded = (color: string, part: number): Rgba => {
    const [red, green, blue] = parse(color);
    return [red, green, blue, part];
  };
  const cards = THEMES.flatMap(({ name, tokens }) =>
    [tokens, tokens.dark].flatMap((colors): [string, ThemeColors, Rgba[]][] => {
      if (colors === null) return [];
      const rule = ruleOf(tokens.shape);
      const [accentPart, surfacePart] = [partIn(rule, tint), partIn(rule, glass)];
      const under =
        surfacePart === null
          ? [parse(colors.surface)]
          : grounds(colors).map((ground) => over(faded(colors.surface, surfacePart), ground));
      const tinted =
        accentPart === null ? [] : under.map((each) => over(faded(colors.accent, accentPart), each));
      return [[`${name}, ${colors.colorScheme}`, colors, [...under, ...tinted]]];
    }),
  );

  it('are tinted in two shapes, and let the ground through in one', () => {
    const shapes = THEMES.map(({ tokens }) => tokens.shape);
    expect(shapes.filter((shape) => partIn(ruleOf(shape), tint) !== null).sort()).toEqual(['leaf', 'slab']);
    expect(shapes.filter((shape) => partIn(ruleOf(shape), glass) !== null)).toEqual(['pill']);
  });

  it.each(cards)('have enough contrast for text: %s', (_name, colors, under) => {
    for (const words of [colors.text, colors.textSecondary])
      for (const ground of under) expect(contrast(parse(words), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(THEMES.map(({ name, tokens }) => [name, tokens] as const))(
  'the shape of %s',
  (_name, tokens) => {
    it('has a border radius within the limit', () => {
      expect(Number.isInteger(tokens.radius)).toBe(true);
      expect(tokens.radius).toBeGreaterThanOrEqual(0);
      expect(tokens.radius).toBeLessThanOrEqual(MAX_RADIUS);
    });
  },
);
