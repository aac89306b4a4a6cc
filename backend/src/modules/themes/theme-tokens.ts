/** Font families of the visitor's system, so that nothing is downloaded. */
export const THEME_FONTS = ['sans', 'serif', 'rounded', 'mono'] as const;

/**
 * The typefaces of names and headlines, served from here with the letters that a page shows. Each is a Japanese
 * typeface with Latin letters.
 */
export const DISPLAY_FONTS = [
  'dela-gothic-one',
  'dotgothic16',
  'hachi-maru-pop',
  'kaisei-decol',
  'kaisei-tokumin',
  'kiwi-maru',
  'klee-one',
  'mochiy-pop-one',
  'potta-one',
  'rocknroll-one',
  'stick',
  'yuji-syuku',
  'yusei-magic',
  'zen-kurenaido',
  'zen-maru-gothic',
  'zen-old-mincho',
] as const;

/** The card styles: plain, with a border, or with a background. */
export const CARD_STYLES = ['flat', 'outline', 'filled'] as const;

/** The shapes of the creator's icon. */
export const AVATAR_SHAPES = ['circle', 'rounded', 'square'] as const;

/** The shapes of links and tiles, each drawn by the page's style sheet. */
export const SHAPES = [
  'card',
  'line',
  'pill',
  'glow',
  'bubble',
  'sticker',
  'leaf',
  'tide',
  'petal',
  'stitched',
  'tatami',
  'menu',
  'pixel',
  'block',
  'ticket',
  'slab',
] as const;

/** The spacing. */
export const DENSITIES = ['compact', 'regular', 'airy'] as const;

/** The heading styles: plain, underlined, or with a bar. */
export const HEADING_STYLES = ['plain', 'underline', 'bar'] as const;

/** What marks a heading, each drawn by the page's style sheet. */
export const HEADING_MARKS = [
  'plain',
  'underline',
  'bar',
  'stamp',
  'stars',
  'glow',
  'ribbon',
  'wave',
  'dashed',
  'rules',
  'cursor',
  'block',
] as const;

/** The CSS `color-scheme`, for scroll bars and form fields. */
export const THEME_COLOR_SCHEMES = ['light', 'dark'] as const;

/** The largest border radius, in pixels. */
export const MAX_RADIUS = 28;

/** The colors of a page, each `#rrggbb`. Text has sufficient contrast on every background. */
export interface ThemeColors {
  /** The CSS `color-scheme`. */
  colorScheme: (typeof THEME_COLOR_SCHEMES)[number];
  /** The page background. */
  background: string;
  /**
   * A pattern over the background, as CSS `background-image`: gradients only, never a URL. It covers the viewport
   * and does not scroll.
   */
  backgroundImage: string | null;
  /** The tile size, as CSS `background-size`; null to fill the viewport. */
  backgroundSize: string | null;
  /** The address of the drawing at the top of the page, an SVG on this host. */
  coverImage: string;
  /** The card background. */
  surface: string;
  /** The card border. */
  surfaceBorder: string;
  /** A quiet background inside cards, for hover and loading pictures. */
  wash: string;
  /** The text color. */
  text: string;
  /** The color of dates and captions. */
  textSecondary: string;
  /** The color of links, marks and the main action. */
  accent: string;
  /** The text color on the accent. */
  onAccent: string;
  /** The color of dividers. */
  divider: string;
}

/** The design tokens of a theme. */
export interface ThemeTokens extends ThemeColors {
  /** The dark colors; null if the theme has one look. */
  dark: ThemeColors | null;
  /** The font of text. */
  fontFamily: (typeof THEME_FONTS)[number];
  /** The kind of font for letters of names and headlines that the display font does not have, or until it arrives. */
  headingFontFamily: (typeof THEME_FONTS)[number];
  /** The font of names and headlines. */
  displayFont: (typeof DISPLAY_FONTS)[number];
  /** The heading style, for clients that do not know the mark. */
  headingStyle: (typeof HEADING_STYLES)[number];
  /** What marks a heading. */
  headingMark: (typeof HEADING_MARKS)[number];
  /** The border radius of cards and pictures, in pixels. */
  radius: number;
  /** The card style. */
  cardStyle: (typeof CARD_STYLES)[number];
  /** The shape of links and tiles. */
  shape: (typeof SHAPES)[number];
  /** The shape of the creator's icon. */
  avatarShape: (typeof AVATAR_SHAPES)[number];
  /** The spacing. */
  density: (typeof DENSITIES)[number];
}
