import { type CSSProperties } from 'react';
import { type ThemeColors } from '../api/generated/model/themeColors';
import { type ThemeFont } from '../api/generated/model/themeFont';
import { type ThemeTokens } from '../api/generated/model/themeTokens';
import { FONT_MONO, FONT_ROUNDED, FONT_TEXT } from '../theme/tokens';

/** Where the colours of a page are kept: those of the day, and those of the night where they are others. */
type Time = 'day' | 'night';

/** The book faces are another by language: `BaseStyles` knows which. */
const FONTS: Record<ThemeFont, string> = {
  sans: FONT_TEXT,
  serif: 'var(--serif)',
  rounded: FONT_ROUNDED,
  mono: FONT_MONO,
};

const FACE_RADIUS: Record<ThemeTokens['avatarShape'], string> = {
  circle: '50%',
  rounded: '26%',
  square: '0',
};

/** By how much the room between things is more or less than usual. */
const AIR: Record<ThemeTokens['density'], number> = { compact: 0.75, regular: 1, airy: 1.4 };

function colorsAt(time: Time, colors: ThemeColors): Record<string, string> {
  const { colorScheme, backgroundImage, backgroundSize } = colors;
  const { background, surface, surfaceBorder, wash, text, textSecondary, accent, onAccent, divider } = colors;
  const named = {
    scheme: colorScheme,
    image: backgroundImage ?? 'none',
    size: backgroundSize ?? 'auto',
    ground: background,
    surface,
    'surface-line': surfaceBorder,
    wash,
    text,
    'text-soft': textSecondary,
    accent,
    'on-accent': onAccent,
    divider,
  };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`--${time}-${name}`, value]));
}

/** A theme as custom properties of the element that everything of the page stands in. */
export function themeProperties(tokens: ThemeTokens): CSSProperties {
  return {
    ...colorsAt('day', tokens),
    ...(tokens.dark === null ? {} : colorsAt('night', tokens.dark)),
    '--page-font': FONTS[tokens.fontFamily],
    '--display': FONTS[tokens.headingFontFamily],
    '--face-radius': FACE_RADIUS[tokens.avatarShape],
    '--air': AIR[tokens.density],
    '--h-shape-borderRadius': `${String(tokens.radius)}px`,
  } as CSSProperties;
}

/** What the product's own colours are inside a page with a theme, by day or by night. */
export function themedColors(time: Time): Record<string, string> {
  const the = (name: string) =>
    time === 'day' ? `var(--day-${name})` : `var(--night-${name}, var(--day-${name}))`;
  return {
    '--ground-image': the('image'),
    '--ground-size': the('size'),
    '--surface-line': the('surface-line'),
    '--h-palette-background-default': the('ground'),
    '--h-palette-background-paper': the('surface'),
    '--h-palette-text-primary': the('text'),
    '--h-palette-text-secondary': the('text-soft'),
    '--h-palette-divider': the('divider'),
    '--h-palette-outline': the('text-soft'),
    '--h-palette-wash': the('wash'),
    '--h-palette-primary-main': the('accent'),
    // Away from what is read on it.
    '--h-palette-primary-dark': `color-mix(in oklab, ${the('accent')} 86%, ${the('text')})`,
    '--h-palette-primary-contrastText': the('on-accent'),
    colorScheme: the('scheme'),
  };
}
