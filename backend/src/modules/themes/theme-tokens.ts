/** The typefaces a theme speaks in: families of the visitor's system, so that nothing is downloaded. */
export const THEME_FONTS = ['sans', 'serif', 'rounded', 'mono'] as const;

/** How cards stand out from the ground: not at all, by a line around them, by a colour of their own. */
export const CARD_STYLES = ['flat', 'outline', 'filled'] as const;

/** The shape of the creator's icon. */
export const AVATAR_SHAPES = ['circle', 'rounded', 'square'] as const;

/** How much air is between things. */
export const DENSITIES = ['compact', 'regular', 'airy'] as const;

/** What marks the heading of a block: nothing, a line under it, a short bar before it. */
export const HEADING_STYLES = ['plain', 'underline', 'bar'] as const;

/** What a page is in for browsers: their own scroll bars and fields follow it. */
export const THEME_COLOR_SCHEMES = ['light', 'dark'] as const;

/** The widest corner of a card, in pixels. */
export const WIDEST_RADIUS = 28;

/** The colours of a page, `#rrggbb` each. Whatever is read stands out from whatever it may lie on. */
export interface ThemeColors {
  /** What browsers are told of the page. */
  colorScheme: (typeof THEME_COLOR_SCHEMES)[number];
  /** The ground of the whole page. */
  background: string;
  /**
   * A pattern or a play of colours over the ground, in the syntax of CSS `background-image`: gradients alone, written
   * here, never an address. It covers the window and stays where it is while the page moves over it.
   */
  backgroundImage: string | null;
  /** How large the tiles of the pattern are, in the syntax of CSS `background-size`; null where it fills the window. */
  backgroundSize: string | null;
  /** The ground of a card. */
  surface: string;
  /** The line around a card, where there is one. */
  surfaceBorder: string;
  /** A quiet ground inside a card: what is pointed at, or waits for its picture. */
  wash: string;
  /** What is read. */
  text: string;
  /** What is read beside it: dates, captions. */
  textSecondary: string;
  /** Links, marks and the one action that matters; read on every ground as well. */
  accent: string;
  /** What is read on the accent. */
  onAccent: string;
  /** Hairlines between things. */
  divider: string;
}

/** Everything by which a theme restyles a public page. */
export interface ThemeTokens extends ThemeColors {
  /** The colours for visitors whose device asks for dark ones; null where the theme looks the same by day and night. */
  dark: ThemeColors | null;
  /** The typeface of texts. */
  fontFamily: (typeof THEME_FONTS)[number];
  /** The typeface of the name and the headings. */
  headingFontFamily: (typeof THEME_FONTS)[number];
  /** How the headings of blocks are marked. */
  headingStyle: (typeof HEADING_STYLES)[number];
  /** The corners of cards and pictures, in pixels. */
  radius: number;
  /** How cards stand out from the ground. */
  cardStyle: (typeof CARD_STYLES)[number];
  /** The shape of the icon. */
  avatarShape: (typeof AVATAR_SHAPES)[number];
  /** How much air is between things. */
  density: (typeof DENSITIES)[number];
}
