import { isThinFont } from '../fonts/display-fonts.rules.js';
import { type DisplayFont, FALLBACK_FONTS, fontFile } from '../fonts/font-files.js';
import type { DrawingPlan, PlannedCover, PlannedPicture, PlannedText } from '../pictures/draw-plan.js';
import { COVER_HEIGHT, COVER_WIDTH } from '../themes/covers/drawing.js';
import { coverOf } from '../themes/theme-covers.js';
import { type Theme } from '../themes/theme.js';

/** The name of the product on drawings. */
export const PRODUCT = 'Hitohira';

/** The product's logo, a petal (`Mark.tsx`), 24 by 24. */
const PETAL =
  'M12 23C5.5 18.6 2.6 12.9 4.3 7.4 5.2 4.5 7.1 2.3 9.6 1L12 3.6 14.4 1c2.5 1.3 4.4 3.5 5.3 6.4C21.4 12.9 18.5 18.6 12 23Z';

/** The stroke that emboldens a thin typeface, as a fraction of its size; browsers use about as much. */
const THICKENING = 1 / 28;

/** A text on a theme's cover. */
interface ThemedText extends Omit<PlannedText, 'fonts' | 'thickening'> {
  /** Whether it uses the theme's display font, like names and headlines on pages. */
  headline?: boolean;
}

/** A drawing on a theme's cover. */
export interface ThemedDrawing {
  /** SVG elements, from back to front. */
  shapes: string[];
  pictures: PlannedPicture[];
  texts: ThemedText[];
}

/** The frame of a drawing. */
interface Frame extends Pick<DrawingPlan, 'width' | 'height' | 'density'> {
  theme: Theme;
  /** The creator's own cover (null for the theme's artwork) and its share of the height. */
  cover: { own: Uint8Array | null; height: number };
}

/** Applies the theme to a drawing. Texts without drawable characters are replaced or left out. */
export function toPlan({ shapes, pictures, texts }: ThemedDrawing, frame: Frame): DrawingPlan {
  const { theme, width, height, density, cover } = frame;
  const { displayFont } = theme.tokens;
  const plain = plainFonts(theme);
  const fonts = [...new Set([displayFont, ...plain])];
  const plan = ({ headline = false, text, ...place }: ThemedText): PlannedText => ({
    ...place,
    text: drawable(text) || (place.instead ?? ''),
    fonts: (headline ? fonts : plain).map(fontFile),
    thickening: headline && isThinFont(displayFont) ? place.size * THICKENING : 0,
  });
  return {
    width,
    height,
    density,
    fallbackFonts: FALLBACK_FONTS,
    background: theme.tokens.background,
    cover: coverFor(theme, cover),
    shapes: shapes.join(''),
    pictures,
    texts: texts.map(plan).filter(({ text }) => text !== ''),
  };
}

/** The colors of a page for visitors without a preferred color scheme. */
export function colorsOf({
  tokens,
}: Theme): Record<'background' | 'surface' | 'text' | 'textSecondary' | 'accent', string> {
  const { background, surface, text, textSecondary, accent } = tokens;
  return { background, surface, text, textSecondary, accent };
}

/** The fonts of small texts and of letters missing from the display font. */
function plainFonts({ tokens }: Theme): DisplayFont[] {
  const fonts: DisplayFont[] = ['zen-maru-gothic', 'zen-old-mincho'];
  return tokens.headingFontFamily === 'serif' ? fonts.toReversed() : fonts;
}

/** Emoji, which the fonts have at most without their colors. */
const EMOJI = /\p{RGI_Emoji}|[\u{1f000}-\u{1faff}\u{e0000}-\u{e007f}]|\u20e3|\u200d|\ufe0e|\ufe0f/gv;

/** Characters without a shape, except for the non-joiner of Arabic and Indic scripts. */
const INVISIBLE = /(?!\u200c)\p{Default_Ignorable_Code_Point}/gu;

/** A text on one line, without emoji and invisible characters. */
export function drawable(text: string): string {
  return text
    .replace(EMOJI, '')
    .replace(INVISIBLE, '')
    .replace(/(?!\u200c)[\p{Z}\p{C}]+/gu, ' ')
    .trim();
}

/** A rectangle, rounded if it has a radius. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}

/** The creator's own cover, or the theme's artwork. */
function coverFor(theme: Theme, { own, height }: Frame['cover']): PlannedCover {
  if (own !== null) return { content: own, height };
  // Without animations, which are only for pages.
  const svg = coverOf(theme, theme.tokens.colorScheme).replace(/<style>.*?<\/style>/s, '');
  return { svg, ratio: COVER_WIDTH / COVER_HEIGHT, height };
}

/** The product's logo. */
export function mark(x: number, y: number, size: number, color: string): string {
  const scale = size / 24;
  return `<path transform="translate(${x} ${y}) scale(${scale}) rotate(24 12 12)" fill="${color}" d="${PETAL}"/>`;
}

/** The place of an icon: its size, the width of its ring and its distance from the top. */
interface IconPlace {
  size: number;
  ring: number;
  top: number;
}

/** The corner radius of an icon. */
function roundness(size: number, { tokens }: Theme): number {
  return { circle: size / 2, rounded: size / 5, square: 0 }[tokens.avatarShape];
}

/** The ring behind an icon. */
export function ring(x: number, { size, ring: width, top }: IconPlace, color: string, theme: Theme): string {
  const whole = size + 2 * width;
  return rectangle(x - width, top - width, whole, whole, color, roundness(whole, theme));
}

/** An icon in the shape of the theme. */
export function avatar(
  content: Uint8Array,
  x: number,
  { size, top }: IconPlace,
  theme: Theme,
): PlannedPicture {
  return { content, x, y: top, width: size, height: size, radius: roundness(size, theme) };
}
