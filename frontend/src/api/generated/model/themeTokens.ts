/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ThemeAvatarShape } from './themeAvatarShape.ts';
import type { ThemeCardStyle } from './themeCardStyle.ts';
import type { ThemeColors } from './themeColors.ts';
import type { ThemeColorScheme } from './themeColorScheme.ts';
import type { ThemeDensity } from './themeDensity.ts';
import type { ThemeDisplayFont } from './themeDisplayFont.ts';
import type { ThemeFont } from './themeFont.ts';
import type { ThemeHeadingMark } from './themeHeadingMark.ts';
import type { ThemeHeadingStyle } from './themeHeadingStyle.ts';
import type { ThemeShape } from './themeShape.ts';

export interface ThemeTokens {
  /** The CSS `color-scheme` of the page, for the browser's scroll bars and form fields. */
  colorScheme: ThemeColorScheme;
  /**
     * Background color of the page.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  background: string;
  /**
     * A CSS `background-image` over the background color, made of gradients only, never a URL. It fills the viewport and does not scroll. Null for a plain background.
     * @maxLength 1000
     * @nullable
     */
  backgroundImage: string | null;
  /**
     * The CSS `background-size` of the image; null if it fills the viewport.
     * @maxLength 100
     * @nullable
     */
  backgroundSize: string | null;
  /**
     * The URL path of the cover, an SVG. It changes when the drawing changes.
     * @maxLength 100
     */
  coverImage: string;
  /**
     * Background color of cards.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surface: string;
  /**
     * Border color of cards, if they have a border.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surfaceBorder: string;
  /**
     * Subtle background color within a card, for hovered entries and picture placeholders.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  wash: string;
  /**
     * Text color.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  text: string;
  /**
     * Secondary text color, for dates and captions.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  textSecondary: string;
  /**
     * Accent color for links, marks and the main action. Readable on every background of the theme.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  accent: string;
  /**
     * Text color on the accent color.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  onAccent: string;
  /**
     * Color of dividing lines.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  divider: string;
  /** The colors in dark mode; null if they are the same. */
  dark: ThemeColors | null;
  /** The typeface of body text. */
  fontFamily: ThemeFont;
  /** The generic typeface for headings, used while the display font loads and for characters it lacks. */
  headingFontFamily: ThemeFont;
  /** The typeface of the display name and the headlines. */
  displayFont: ThemeDisplayFont;
  /** The decoration of block headings: none, a line below, or a short bar before. The closest equivalent of `headingMark`. */
  headingStyle: ThemeHeadingStyle;
  /** The decoration of block headings. */
  headingMark: ThemeHeadingMark;
  /**
     * The corner radius of cards and pictures, in pixels.
     * @minimum 0
     * @maximum 28
     */
  radius: number;
  /** How cards stand out from the background: not at all, with a border, or with their own color. */
  cardStyle: ThemeCardStyle;
  /** The shape of links and tiles. */
  shape: ThemeShape;
  /** The shape of the creator's icon. */
  avatarShape: ThemeAvatarShape;
  /** The spacing between elements. */
  density: ThemeDensity;
}
