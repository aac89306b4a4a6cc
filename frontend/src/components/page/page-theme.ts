import { displayFamily } from '@hitohira/backend/rules';
import { type CSSProperties } from 'react';
import { type ThemeColors } from '../../api/generated/model/themeColors';
import { type ThemeFont } from '../../api/generated/model/themeFont';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';

type Time = 'day' | 'night';

const FONTS: Record<ThemeFont, string> = {
  sans: 'var(--font-text)',
  serif: 'var(--font-serif)',
  rounded: 'var(--font-rounded)',
  mono: 'var(--font-mono)',
};

/** The border radius of icons. */
export const FACE_RADIUS: Record<ThemeTokens['avatarShape'], string> = {
  circle: '50%',
  rounded: '26%',
  square: '0',
};

/** The factor of spacing. */
const AIR: Record<ThemeTokens['density'], number> = { compact: 0.75, regular: 1, airy: 1.4 };

function colorsAt(time: Time, colors: ThemeColors): Record<string, string> {
  const { colorScheme, backgroundImage, backgroundSize, coverImage } = colors;
  const { background, surface, surfaceBorder, wash, text, textSecondary, accent, onAccent, divider } = colors;
  const named = {
    scheme: colorScheme,
    image: backgroundImage ?? 'none',
    size: backgroundSize ?? 'auto',
    cover: `url("${coverImage}")`,
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

/** A theme as custom properties. */
export function themeProperties(tokens: ThemeTokens): CSSProperties {
  return {
    ...colorsAt('day', tokens),
    ...(tokens.dark === null ? {} : colorsAt('night', tokens.dark)),
    '--page-font': FONTS[tokens.fontFamily],
    '--font-display': FONTS[tokens.headingFontFamily],
    '--font-page': `"${displayFamily(tokens.displayFont)}", var(--font-display)`,
    '--face-radius': FACE_RADIUS[tokens.avatarShape],
    '--air': AIR[tokens.density],
    '--radius': `${String(tokens.radius)}px`,
  } as CSSProperties;
}

/** The attributes that apply a theme to an element with the class `themed`. */
export function themeAttributes(tokens: ThemeTokens) {
  return {
    'data-scheme': tokens.dark === null ? tokens.colorScheme : undefined,
    'data-cards': tokens.cardStyle,
    'data-shape': tokens.shape,
    'data-headings': tokens.headingMark,
    style: themeProperties(tokens),
  };
}
