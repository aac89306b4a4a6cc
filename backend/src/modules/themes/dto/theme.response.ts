import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiInteger, ApiNullable, ApiText } from '../../../common/http/api-fields.js';
import {
  AVATAR_SHAPES,
  CARD_STYLES,
  DISPLAY_FONTS,
  DENSITIES,
  HEADING_MARKS,
  HEADING_STYLES,
  SHAPES,
  THEME_COLOR_SCHEMES,
  THEME_FONTS,
  type ThemeColors,
  type ThemeTokens,
  MAX_RADIUS,
} from '../theme-tokens.js';

/** Documents a color. */
const Color = (description: string, example: string): PropertyDecorator =>
  ApiProperty({ description, minLength: 7, maxLength: 7, pattern: '^#[0-9a-f]{6}$', example });

/** The colors of a page. */
@ApiSchema({ name: 'ThemeColors' })
export class ThemeColorsResponse implements ThemeColors {
  @ApiChoice(
    "The CSS `color-scheme` of the page, for the browser's scroll bars and form fields.",
    THEME_COLOR_SCHEMES,
    'ThemeColorScheme',
    'light',
  )
  colorScheme: ThemeColors['colorScheme'];

  @Color('Background color of the page.', '#faf6ef')
  background: string;

  @ApiProperty({
    description:
      'A CSS `background-image` over the background color, made of gradients only, never a URL. It fills the viewport and does not scroll. Null for a plain background.',
    type: 'string',
    nullable: true,
    maxLength: 1000,
    example: 'linear-gradient(180deg, #faf6ef, #f3ece0)',
  })
  backgroundImage: string | null;

  @ApiProperty({
    description: 'The CSS `background-size` of the image; null if it fills the viewport.',
    type: 'string',
    nullable: true,
    maxLength: 100,
    example: '24px 24px',
  })
  backgroundSize: string | null;

  @ApiText(
    'The URL path of the cover, an SVG. It changes when the drawing changes.',
    100,
    '/theme-covers/kinari-light-0f3a9c5d7e214b68.svg',
  )
  coverImage: string;

  @Color('Background color of cards.', '#fffdf9')
  surface: string;

  @Color('Border color of cards, if they have a border.', '#e3dacb')
  surfaceBorder: string;

  @Color('Subtle background color within a card, for hovered entries and picture placeholders.', '#f3ece0')
  wash: string;

  @Color('Text color.', '#1d1a16')
  text: string;

  @Color('Secondary text color, for dates and captions.', '#625b50')
  textSecondary: string;

  @Color(
    'Accent color for links, marks and the main action. Readable on every background of the theme.',
    '#ad1f3d',
  )
  accent: string;

  @Color('Text color on the accent color.', '#fffaf6')
  onAccent: string;

  @Color('Color of dividing lines.', '#e3dacb')
  divider: string;
}

/** The design tokens of a theme. */
@ApiSchema({ name: 'ThemeTokens' })
export class ThemeTokensResponse extends ThemeColorsResponse implements ThemeTokens {
  @ApiNullable('The colors in dark mode; null if they are the same.', ThemeColorsResponse)
  dark: ThemeColorsResponse | null;

  @ApiChoice('The typeface of body text.', THEME_FONTS, 'ThemeFont', 'sans')
  fontFamily: ThemeTokens['fontFamily'];

  @ApiChoice(
    'The generic typeface for headings, used while the display font loads and for characters it lacks.',
    THEME_FONTS,
    'ThemeFont',
    'serif',
  )
  headingFontFamily: ThemeTokens['headingFontFamily'];

  @ApiChoice(
    'The typeface of the display name and the headlines.',
    DISPLAY_FONTS,
    'ThemeDisplayFont',
    'zen-old-mincho',
  )
  displayFont: ThemeTokens['displayFont'];

  @ApiChoice(
    'The decoration of block headings: none, a line below, or a short bar before. The closest equivalent of `headingMark`.',
    HEADING_STYLES,
    'ThemeHeadingStyle',
    'plain',
  )
  headingStyle: ThemeTokens['headingStyle'];

  @ApiChoice('The decoration of block headings.', HEADING_MARKS, 'ThemeHeadingMark', 'plain')
  headingMark: ThemeTokens['headingMark'];

  @ApiInteger({
    description: 'The corner radius of cards and pictures, in pixels.',
    minimum: 0,
    maximum: MAX_RADIUS,
    example: 10,
  })
  radius: number;

  @ApiChoice(
    'How cards stand out from the background: not at all, with a border, or with their own color.',
    CARD_STYLES,
    'ThemeCardStyle',
    'outline',
  )
  cardStyle: ThemeTokens['cardStyle'];

  @ApiChoice('The shape of links and tiles.', SHAPES, 'ThemeShape', 'card')
  shape: ThemeTokens['shape'];

  @ApiChoice("The shape of the creator's icon.", AVATAR_SHAPES, 'ThemeAvatarShape', 'circle')
  avatarShape: ThemeTokens['avatarShape'];

  @ApiChoice('The spacing between elements.', DENSITIES, 'ThemeDensity', 'regular')
  density: ThemeTokens['density'];
}

/** A theme for public pages. */
@ApiSchema({ name: 'Theme' })
export class ThemeResponse {
  @ApiInteger({ description: "The theme's ID.", example: 1 })
  themeId: number;

  @ApiText('A short name in ASCII, the same in every language.', 30, 'kinari')
  name: string;

  @ApiText('The name, in the language of the request.', 30, 'Plain paper')
  displayName: string;

  @ApiText('The name of its category, in the language of the request.', 30, 'Paper')
  categoryDisplayName: string;

  @ApiProperty({ description: 'The design tokens of the page.', type: ThemeTokensResponse })
  tokens: ThemeTokensResponse;
}
