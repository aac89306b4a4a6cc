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
  /** What browsers are told of the page, for their own scroll bars and fields. */
  colorScheme: ThemeColorScheme;
  /**
     * The ground of the whole page.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  background: string;
  /**
     * A pattern over the ground, in the syntax of CSS `background-image`: gradients alone, never an address. It covers the window and stays where it is while the page moves over it. Null where the ground is plain.
     * @maxLength 1000
     * @nullable
     */
  backgroundImage: string | null;
  /**
     * How large the tiles of the pattern are, in the syntax of CSS `background-size`; null where it fills the window.
     * @maxLength 100
     * @nullable
     */
  backgroundSize: string | null;
  /**
     * The address of the drawing at the top of the page: an SVG on this host that changes its address when it is drawn anew.
     * @maxLength 100
     */
  coverImage: string;
  /**
     * The ground of a card.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surface: string;
  /**
     * The line around a card, where there is one.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surfaceBorder: string;
  /**
     * A quiet ground inside a card: what is pointed at, or waits for its picture.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  wash: string;
  /**
     * What is read.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  text: string;
  /**
     * What is read beside it: dates, captions.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  textSecondary: string;
  /**
     * Links, marks and the one action that matters; read on every ground as well.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  accent: string;
  /**
     * What is read on the accent.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  onAccent: string;
  /**
     * Hairlines between things.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  divider: string;
  /** The colors for visitors whose device asks for dark ones; null where the theme looks the same by day and night. */
  dark: ThemeColors | null;
  /** The typeface of texts. */
  fontFamily: ThemeFont;
  /** The kind of typeface for what the display font does not have, or until it has arrived. */
  headingFontFamily: ThemeFont;
  /** The typeface of the name and the headlines. */
  displayFont: ThemeDisplayFont;
  /** What marks the heading of a block: nothing, a line under it, a short bar before it. The mark says more; this is the nearest of the three. */
  headingStyle: ThemeHeadingStyle;
  /** What marks the heading of a block on its page. */
  headingMark: ThemeHeadingMark;
  /**
     * The corners of cards and pictures, in pixels.
     * @minimum 0
     * @maximum 28
     */
  radius: number;
  /** How cards stand out from the ground: not at all, by a line, by a color of their own. */
  cardStyle: ThemeCardStyle;
  /** The shape of links and tiles. */
  shape: ThemeShape;
  /** The shape of the creator's icon. */
  avatarShape: ThemeAvatarShape;
  /** How much air is between things. */
  density: ThemeDensity;
}
