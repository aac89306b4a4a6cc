import { isLanguage, LANGUAGES } from '../../common/rules/language.js';
import { type Theme } from './theme.js';
import { type ThemeColors, MAX_RADIUS } from './theme-tokens.js';
import { DEFAULT_THEME_ID } from './theme.rules.js';
import { DEFAULT_THEME, findTheme, themeOrDefault, THEMES } from './themes.js';

/** Red, green and blue from 0 to 255, and how much of what lies below is covered. */
type Rgba = [red: number, green: number, blue: number, alpha: number];

/** How finely the colors between two stops of a gradient are looked at. */
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

function luminance([red, green, blue]: Rgba): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Every color that the ground of a page has somewhere: its own, and what each layer of the pattern makes of it. */
function grounds({ background, backgroundImage }: ThemeColors): Rgba[] {
  let below = [parse(background)];
  // The layer that is written first lies on top.
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

const LOOKS = THEMES.flatMap(({ name, tokens }): [string, ThemeColors][] => [
  [name, tokens],
  ...(tokens.dark ? ([[`${name} by night`, tokens.dark]] as [string, ThemeColors][]) : []),
]);

describe('the themes', () => {
  it('are twelve or more, of four kinds or more', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(12);
    const kinds = new Set(THEMES.map(({ category }) => category.name));
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  });

  it('have unique ids and names in each language', () => {
    const ways: ((theme: Theme) => number | string)[] = [
      ({ id }) => id,
      ({ name }) => name,
      ...LANGUAGES.map((language) => (theme: Theme) => theme.displayName[language]),
    ];
    for (const way of ways) expect(new Set(THEMES.map(way)).size).toBe(THEMES.length);
  });

  it('have unique design tokens', () => {
    expect(new Set(THEMES.map(({ tokens }) => JSON.stringify(tokens))).size).toBe(THEMES.length);
    expect(new Set(THEMES.map(({ tokens }) => `${tokens.background} ${tokens.accent}`)).size).toBe(
      THEMES.length,
    );
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
